/** Ids of the sets that a box can hold. */
export type SetId = 'base' | 'count' | 'king-robber' | 'crop-circles' | 'circus'

export type OptionValue = string | number | boolean

/** A switch of the game: its values, and which statements it selects. */
export interface OptionDef {
  readonly id: string
  readonly values: readonly OptionValue[]
  /** What holds where nothing is said; of a list, its members. */
  readonly default: OptionValue | readonly OptionValue[]
  /** The set that the option belongs to; without that set it does nothing. */
  readonly set: SetId
  readonly statements: readonly string[]
  /** Present where the value is a list of `values`, each at most once; says whether it may be empty. */
  readonly list?: 'any' | 'not-empty'
}

type ValueOf<D extends OptionDef> = D extends { readonly list: string }
  ? readonly D['values'][number][]
  : D['values'][number]

/** The object that a list of definitions describes: every id with its value. */
export type ValuesOf<T extends readonly OptionDef[]> = {
  readonly [D in T[number] as D['id']]: ValueOf<D>
}
