/** What the room before the start makes of its list of seats. Pure. */
import { COLOURS, type Colour, type RoomInfo, type SeatInfo } from '#room/protocol.ts'

export type TakenSeat = Exclude<SeatInfo, { state: 'empty' }>

export function isTaken(seat: SeatInfo): seat is TakenSeat {
  return seat.state !== 'empty'
}

/** Seats somebody has, in the order of play. */
export function takenSeats(room: RoomInfo): TakenSeat[] {
  return room.seats.filter(isTaken)
}

/** Who has each colour: place in the list, from 1, and name. */
export function colourOwners(room: RoomInfo): Map<Colour, { place: number; name: string }> {
  const owners = new Map<Colour, { place: number; name: string }>()
  room.seats.forEach((seat, index) => {
    if (isTaken(seat)) owners.set(seat.colour, { place: index + 1, name: seat.name })
  })
  return owners
}

/** The first colour nobody has; the wanted one if it is free. */
export function freeColour(room: RoomInfo, wanted?: Colour): Colour {
  const owners = colourOwners(room)
  if (wanted && !owners.has(wanted)) return wanted
  return COLOURS.find((colour) => !owners.has(colour)) ?? 'ink'
}

/** Seat ids with one moved to another place in the list. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((other) => other !== id)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}

/** Taken seats in an order of chance, free ones behind them. `below(n)` gives a whole number under n. */
export function shuffled(room: RoomInfo, below: (n: number) => number): number[] {
  const ids = takenSeats(room).map((seat) => seat.id)
  for (let last = ids.length - 1; last > 0; last--) {
    const pick = below(last + 1)
    const held = ids[last]!
    ids[last] = ids[pick]!
    ids[pick] = held
  }
  return [...ids, ...room.seats.filter((seat) => !isTaken(seat)).map((seat) => seat.id)]
}
