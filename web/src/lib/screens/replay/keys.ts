/** The keyboard of a replay: arrows go by turns, with Shift by single moves; the space bar runs it. */

type Command =
  { do: 'step' | 'stepMove'; by: -1 | 1 } | { do: 'jump'; to: 'start' | 'end' } | { do: 'toggle' }

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key press means; null where it means nothing here. `onControl`: a button has the focus. */
export function commandOf(press: Press, onControl: boolean): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  switch (press.key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return { do: press.shiftKey ? 'stepMove' : 'step', by: press.key === 'ArrowRight' ? 1 : -1 }
    case 'Home':
      return { do: 'jump', to: 'start' }
    case 'End':
      return { do: 'jump', to: 'end' }
    case ' ':
      return onControl ? null : { do: 'toggle' }
    default:
      return null
  }
}
