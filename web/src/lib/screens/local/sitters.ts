/** Who is to sit at this device, as the page sets it out before the game. Pure. */
import { BOT_CHARACTERS, COLOURS, LIMITS, type BotInfo, type Colour } from '#room/protocol.ts'

export interface Chair {
  /** Stays the same while others come and go. */
  key: number
  name: string
  colour: Colour
  bot: BotInfo | null
}

export const MOST = LIMITS.seats

const free = (chairs: readonly Chair[]): Colour =>
  COLOURS.find((colour) => chairs.every((chair) => chair.colour !== colour)) ?? COLOURS[0]

const nextKey = (chairs: readonly Chair[]): number => Math.max(0, ...chairs.map(({ key }) => key)) + 1

export function withPerson(chairs: readonly Chair[], name = ''): Chair[] {
  const people = chairs.filter(({ bot }) => bot === null)
  const bots = chairs.filter(({ bot }) => bot !== null)
  return [...people, { key: nextKey(chairs), name, colour: free(chairs), bot: null }, ...bots]
}

/** One more bot; each character comes once before one comes again. `nameOf`: what a character is called. */
export function withBot(
  chairs: readonly Chair[],
  level: BotInfo['level'],
  nameOf: (character: BotInfo['character']) => string,
  chance = Math.random,
): Chair[] {
  const here = new Set(chairs.map(({ bot }) => bot?.character))
  const unseen = BOT_CHARACTERS.filter((character) => !here.has(character))
  const from = unseen.length > 0 ? unseen : BOT_CHARACTERS
  const character = from[Math.floor(chance() * from.length)]!
  return [
    ...chairs,
    { key: nextKey(chairs), name: nameOf(character), colour: free(chairs), bot: { level, character } },
  ]
}

/** The next colour that nobody has. */
export function withNextColour(chairs: readonly Chair[], key: number): Chair[] {
  return chairs.map((chair) => {
    if (chair.key !== key) return chair
    const from = COLOURS.indexOf(chair.colour)
    const round = [...COLOURS.slice(from + 1), ...COLOURS.slice(0, from)]
    const colour = round.find((one) => chairs.every((other) => other.colour !== one)) ?? chair.colour
    return { ...chair, colour }
  })
}

/** What keeps a person's name from being used; null where nothing does. */
export function nameFault(chairs: readonly Chair[], chair: Chair): 'empty' | 'taken' | null {
  const name = chair.name.trim()
  if (name === '') return 'empty'
  const same = (other: Chair) =>
    other.key !== chair.key && other.name.trim().toLowerCase() === name.toLowerCase()
  return chairs.some(same) ? 'taken' : null
}
