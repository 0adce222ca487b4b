/** The keyboard of the game: which key means what, and nothing about how it is done. */

export type Command =
  | { do: 'next'; back: boolean }
  | { do: 'turn'; back: boolean }
  | { do: 'digit'; n: number }
  | { do: 'panel'; panel: 'fields' | 'tiles' | 'scores' | 'records' | 'log' | 'chat' }
  | {
      do:
        | 'primary'
        | 'back'
        | 'nobody'
        | 'toggle'
        | 'takeBack'
        | 'hint'
        | 'where'
        | 'look'
        | 'zoomIn'
        | 'zoomOut'
        | 'home'
        | 'say'
        | 'keys'
    }

const LETTERS: Record<string, Command> = {
  m: { do: 'toggle' },
  z: { do: 'takeBack' },
  h: { do: 'hint' },
  f: { do: 'panel', panel: 'fields' },
  t: { do: 'panel', panel: 'tiles' },
  p: { do: 'panel', panel: 'scores' },
  k: { do: 'panel', panel: 'records' },
  l: { do: 'panel', panel: 'log' },
  c: { do: 'panel', panel: 'chat' },
  g: { do: 'where' },
  i: { do: 'look' },
  s: { do: 'say' },
  '?': { do: 'keys' },
  '+': { do: 'zoomIn' },
  '=': { do: 'zoomIn' },
  '-': { do: 'zoomOut' },
}

/** What a key press means; null where it means nothing to the game. `letters`: single letters are on. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  letters: boolean,
): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === 'Escape') return { do: 'back' }
  if (event.key === 'Enter') return { do: 'primary' }
  if (event.key === 'Home') return { do: 'home' }
  if (!letters) return null
  if (/^[1-9]$/.test(event.key)) return { do: 'digit', n: Number(event.key) }
  if (event.key === '0') return { do: 'nobody' }
  const letter = event.key.toLowerCase()
  if (letter === 'n') return { do: 'next', back: event.shiftKey }
  if (letter === 'r') return { do: 'turn', back: event.shiftKey }
  return LETTERS[letter] ?? null
}

/** Typing into these is typing. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog',
    ) !== null
  )
}
