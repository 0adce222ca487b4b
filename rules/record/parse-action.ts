import type { Action } from '../game/action.ts'
import { readAction } from '../game/form.ts'
import { refuse, type Checked } from './errors.ts'

/** Reads action number `at`: exactly the fields of its type, of one of the players of the game. */
export function parseAction(json: unknown, at: number, players: number): Checked<Action> {
  const action = readAction(json)
  if (!action.ok) return { ok: false, error: { ...action.error, at } }
  const { player } = action.value
  if (player < 0 || player >= players) {
    return refuse(
      'record/unknown-player',
      `there is no player ${player} among ${players}`,
      { player, players },
      at,
    )
  }
  return action
}
