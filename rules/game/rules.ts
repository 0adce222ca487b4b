import { deployStep } from './deploy.ts'
import { expansionsOf } from './box.ts'
import { FINAL_FEATURES_STEP, FINAL_FIELDS_STEP, FINAL_SCORING_STEP, WINNERS_STEP } from './final.ts'
import type { PieceDef, Rules, StepDef } from './module.ts'
import type { Options } from './options.ts'
import { PLACE_STEP } from './place.ts'
import { COMPLETED_STEP, NEXT_TURN_STEP, SCORE_STEP } from './score.ts'
import { END, TURN, type Row } from './turn.ts'

// A set of options is compiled once into the rules of its games: the rows of the table that are in use, the pieces,
// the steps and the hooks of the expansions in play.

const MEEPLE: PieceDef = { id: 'meeple', each: 7, strength: 1 }

const byObject = new WeakMap<Options, Rules>()
const byText = new Map<string, Rules>()
/** A long-lived server meets many sets of options; more than this many at a time are not worth keeping. */
const KEPT = 200

/** The compiled rules of these options. */
export function rulesOf(options: Options): Rules {
  let rules = byObject.get(options)
  if (rules) return rules
  const text = JSON.stringify(options)
  rules = byText.get(text)
  if (!rules) {
    if (byText.size >= KEPT) byText.clear()
    byText.set(text, (rules = compile(options)))
  }
  byObject.set(options, rules)
  return rules
}

function compile(options: Options): Rules {
  const expansions = expansionsOf(options)
  const offers = expansions.flatMap((expansion) => expansion.deployOffers?.(options) ?? [])
  const defs: StepDef[] = [
    PLACE_STEP,
    deployStep(offers),
    COMPLETED_STEP,
    SCORE_STEP,
    NEXT_TURN_STEP,
    FINAL_SCORING_STEP,
    FINAL_FEATURES_STEP,
    FINAL_FIELDS_STEP,
    WINNERS_STEP,
    ...expansions.flatMap((expansion) => expansion.steps?.(options) ?? []),
  ]
  const steps = new Map(defs.map((def) => [def.name, def]))
  const inUse = (rows: readonly Row[]): StepDef[] =>
    rows.flatMap((row) => {
      const def = steps.get(row.step)
      return def && holds(row, options) ? [def] : []
    })
  const turn = inUse(TURN)
  return {
    options,
    pieces: [MEEPLE, ...expansions.flatMap((expansion) => expansion.pieces?.(options) ?? [])],
    expansions,
    rows: [...turn, ...inUse(END)],
    endRow: turn.length,
    steps,
    featureScored: expansions.flatMap(({ featureScored }) => featureScored ?? []),
    landmarksBeside: expansions.flatMap(({ landmarksBeside }) => landmarksBeside ?? []),
    landmarks: expansions.reduce((count, expansion) => count + (expansion.landmarks?.(options) ?? 0), 0),
  }
}

/** Whether a row holds with these options. */
export function holds(row: Row, options: Options): boolean {
  return Object.entries(row.when ?? {}).every(([id, value]) => options[id as keyof Options] === value)
}
