/** What the keys of the game do. */
import type { BoardModel } from '#lib/board/types.ts'
import type { BoardView } from '#lib/board/view.svelte.ts'
import { announce } from '#lib/ui/announce.svelte.ts'
import type { Asking, Bar } from './asking.ts'
import { commandOf, isTyping } from './keys.ts'
import type { Play } from './play.svelte.ts'

const ZOOM = 1.35

/** What the keys reach. */
interface Reach {
  readonly play: Play
  readonly view: BoardView
  readonly asking: Asking
  readonly bar: Bar
  readonly model: BoardModel
  /** My points in words. */
  readonly score: string
  /** Shows what is asked and what was done last, in turn. */
  where: () => void
  /** Opens the list of keys. */
  keys: () => void
}

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Does what a key press means to the game, if anything. `letters`: single letters are on. */
export function onKey(event: KeyboardEvent, letters: boolean, reach: Reach): void {
  if (event.defaultPrevented || isTyping(event.target)) return
  const command = commandOf(event, letters)
  if (!command) return
  const { play, view, asking } = reach
  switch (command.do) {
    case 'primary':
      // Enter on another button presses that one; on the board it is the filled button, as Space chooses.
      if (
        within(event.target, 'button, a, input, summary') &&
        !within(event.target, '[data-board-control], .board')
      )
        return
      document.querySelector<HTMLElement>('[data-primary]')?.click()
      break
    case 'back':
      if (play.panel !== null) play.panel = null
      else asking.back?.()
      break
    case 'next':
      asking.next?.(command.back)
      break
    case 'turn':
      asking.turn?.(command.back)
      break
    case 'digit':
      asking.digit?.(command.n)
      break
    case 'nobody':
      asking.nobody?.()
      break
    case 'toggle':
      asking.toggle?.()
      break
    case 'takeBack':
      if (play.game?.canTakeBack) play.room.takeBack()
      break
    case 'hint':
      reach.bar.secondary.find(({ id }) => id === 'hint')?.onclick()
      break
    case 'panel':
      play.togglePanel(command.panel)
      break
    case 'where':
      reach.where()
      break
    case 'look': {
      const cell = reach.model.cells[reach.model.cellAt]
      if (cell) announce(cell.name)
      else asking.read?.()
      break
    }
    case 'zoomIn':
      view.step(ZOOM)
      break
    case 'zoomOut':
      view.step(1 / ZOOM)
      break
    case 'home':
      view.home()
      break
    case 'say':
      announce(`${asking.spoken} ${reach.score}`, 'assertive')
      break
    case 'keys':
      reach.keys()
      break
  }
  event.preventDefault()
}
