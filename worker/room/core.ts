/**
 * The room core: a state machine without sockets, storage, clock or chance of its own (`step`), and the keeper that runs
 * one on any ground that has them. The same core serves in a Durable Object, under PartyKit's runtime and inside the
 * browser.
 */
export { isRoomId, newRoomId } from './ending.ts'
export { withChanges } from './host-powers.ts'
export { gameInfo, roomRecord } from './info.ts'
export {
  Keeper,
  type Changes,
  type Ground,
  type OperatorNote,
  type Socket,
  type SocketData,
} from './keeper.ts'
export { loadRoom, newMeta } from './load.ts'
export { readMessage } from './read.ts'
export type { Birth, Effects, Note, PeerData, Room } from './room.ts'
export { step, type Input } from './step.ts'
export { META_KEY } from './stored.ts'
