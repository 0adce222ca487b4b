import type { FeatureInfo } from '#rules'
import { list, t } from '#lib/i18n/index.svelte.ts'
import type { Play } from './play.svelte.ts'

const TROOPS = { road: 'highwaymen', city: 'knights', monastery: 'monks', field: 'farmers' } as const
type Kind = keyof typeof TROOPS

/** A feature in words. */
export interface FeatureWords {
  /** What it is and what it brings. */
  worth: string
  facts: string
  /** Who is there with how many. */
  who: string
}

/** A feature in words (help 4): what it is worth now and when closed, how large it is, who holds it with how many. */
export function featureWords(play: Play, info: FeatureInfo): FeatureWords | null {
  for (const { feature } of play.expansions) {
    const words = feature?.(play, info)
    if (words) return words
  }
  if (!(info.kind in TROOPS)) return null
  const kind = info.kind as Kind
  const facts = [t('feature.tiles', { count: info.tiles })]
  if (info.pennants > 0) facts.push(t('feature.pennants', { count: info.pennants }))
  if (kind === 'field') facts.push(t('help.cities', { count: info.cities?.count ?? 0 }))
  else facts.push(info.complete ? t('feature.closed') : t('feature.open', { count: info.openEnds }))
  const strengths = info.strengths.map(({ player, strength }, at) =>
    t(`strength.${TROOPS[kind]}`, { name: play.nameOf(player, at === 0), count: strength }),
  )
  const closed = t('feature.when-closed', { points: info.valueComplete })
  const now = t('feature.now', { points: info.valueNow })
  const open = info.complete ? closed : `${now}, ${closed}`
  const worth = kind === 'field' ? t('feature.at-end', { points: info.valueNow }) : open
  const title = t(`feature.title.${kind}`)
  return {
    worth: `${title}: ${worth}`,
    facts: facts.join(', '),
    who: strengths.length === 0 ? t('feature.nobody') : list(strengths),
  }
}
