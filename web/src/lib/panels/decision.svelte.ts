/** The decision that is open: what is asked of whoever looks at this page, and what may be tried meanwhile. */
import { untrack } from 'svelte'
import { t } from '#lib/i18n/index.svelte.ts'
import type { Asking, Bar, BarButton } from './asking.ts'
import type * as Later from './later.ts'
import type { Play } from './play.svelte.ts'
import { PlaceStep } from './steps/place.svelte.ts'
import type * as Trials from './steps/trial.svelte.ts'
import { HeldStep, WaitStep } from './steps/waiting.ts'

interface Outside {
  /** What the first decision does not need; null until it has been fetched. */
  readonly later: typeof Later | null
  /** The end has been told; undefined where nobody wants to know. */
  readonly onresult: (() => void) | undefined
}

export class Decision {
  readonly #play: Play
  readonly #outside: Outside
  /** What trying a tile needs, fetched when somebody does. */
  #trials: typeof Trials | null = $state.raw(null)
  /** The game ran while this page stood: then its end is told. */
  #sawItRun = false

  constructor(play: Play, outside: Outside) {
    this.#play = play
    this.#outside = outside
  }

  /** Changes when another decision is open; not when the room merely confirms what was shown. */
  readonly key: string = $derived.by(() => {
    const { game, awaiting, mine, view } = this.#play
    if (!game) return ''
    return JSON.stringify([
      game.log.length,
      // In one order: what the room confirms has its fields in another than what was guessed.
      game.log.at(-1)?.actions.map((action) => Object.entries(action).sort()),
      awaiting && `${awaiting.player} ${awaiting.step} ${awaiting.tile ?? ''}`,
      mine,
      game.pending.kind === 'held',
      game.stopped,
      view.room?.status,
    ])
  })

  readonly #asked: Asking = $derived.by(() => {
    void this.key
    // What has been chosen already must not be lost when the rest arrives.
    if (untrack(() => this.#needsLater())) void this.#outside.later
    return untrack(() => this.#ask())
  })

  readonly #trial: Asking | null = $derived.by(() => {
    void this.key
    const trials = this.#trials
    const tile = this.#play.trying
    return trials && tile !== null && this.#asked instanceof WaitStep
      ? untrack(() => new trials.TrialStep(this.#play, tile))
      : null
  })

  readonly asking: Asking = $derived(this.#trial ?? this.#asked)

  /** Where the device is passed round, the bar says by name who is asked. */
  readonly bar: Bar = $derived.by(() => {
    const { bar } = this.asking
    const { me, shared } = this.#play
    if (!shared || me === null || bar.tone !== 'mine') return bar
    const name = this.#play.players[me]?.name ?? ''
    return {
      ...bar,
      figure: { colour: this.#play.colourOf(me), kind: 'follower' },
      question: t('local.asks', { name, question: bar.question }),
    }
  })

  /** It is for me to decide something. */
  readonly mine: boolean = $derived(this.bar.tone === 'mine')

  /** Follows the game; called once, while the component starts. */
  follow(): void {
    const play = this.#play
    $effect(() => {
      if (!(this.#asked instanceof WaitStep)) play.trying = null
    })
    $effect(() => {
      if (play.awaiting) this.#sawItRun = true
    })
    $effect(() => {
      const { asking } = this
      const { later } = this.#outside
      return later && asking instanceof later.FinalStep ? asking.run() : undefined
    })
  }

  #over(): boolean {
    return this.#play.position.finished || this.#play.view.room?.status === 'ended'
  }

  #needsLater(): boolean {
    return this.#over() || this.#play.awaiting?.step === 'deploy'
  }

  #ask(): Asking {
    const play = this.#play
    const { later, onresult } = this.#outside
    const { awaiting, game } = play
    if (this.#over())
      return onresult && later ? new later.FinalStep(play, this.#sawItRun, onresult) : new WaitStep(play)
    if (game?.pending.kind === 'held') return new HeldStep(play)
    if (!play.mine || !awaiting)
      return new WaitStep(play, awaiting && play.me !== null && !play.shared ? this.#offerTrial : undefined)
    if (awaiting.step === 'place') return new PlaceStep(play)
    if (awaiting.step === 'deploy') return later ? new later.DeployStep(play) : new WaitStep(play)
    for (const { steps } of play.expansions) {
      const make = steps?.[awaiting.step]
      if (make) return make(play)
    }
    return new WaitStep(play)
  }

  #offerTrial = (): BarButton[] => [
    {
      id: 'try',
      label: t('trial.try'),
      short: t('trial.try-short'),
      icon: 'try',
      onclick: () => void this.#tryTile(),
    },
  ]

  async #tryTile(): Promise<void> {
    this.#trials ??= await import('./steps/trial.svelte.ts')
    this.#play.trying = this.#trials.firstToTry(this.#play)
  }
}
