// boardgame.io's own server, in memory, with a game whose state is about as large as a room's: a board of placed tiles,
// figures on them, a stack that nobody may see. It checks that a tile lies beside another and nothing else, so it does
// less than the rules of the product. `node server.cjs PORT`
const { INVALID_MOVE } = require('boardgame.io/core')
const { Server, Origins } = require('boardgame.io/server')

const TILES = 72
const KINDS = 24
const BOX = Array.from({ length: TILES }, (_, n) => `base/${String.fromCharCode(65 + (n % KINDS))}`)
const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

const key = (x, y) => `${x},${y}`

const tiles = {
  name: 'tiles',
  // As it comes, the whole state goes to everybody. With deltas it sends a fifth of the bytes and, in the middle of a
  // game, takes several times as long for a move.
  deltaState: false,
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    stack: random.Shuffle(BOX),
    hand: BOX[0],
    placed: [{ tile: BOX[0], x: 0, y: 0, rotation: 0, figure: null }],
    taken: { '0,0': true },
    scores: [0, 0],
    supply: [7, 7],
  }),
  playerView: ({ G }) => ({ ...G, stack: G.stack.length }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      // The stack is secret: only the server can say what comes next.
      client: false,
      move: ({ G, ctx, random }, x, y, rotation, figure) => {
        const lies = BESIDE.some(([dx, dy]) => G.taken[key(x + dx, y + dy)])
        if (!lies || G.taken[key(x, y)]) return INVALID_MOVE
        // A game's worth of tiles, then the table is cleared for the next.
        if (G.stack.length === 0) {
          G.stack = random.Shuffle(BOX)
          G.placed = []
          G.taken = {}
        }
        G.placed.push({ tile: G.hand, x, y, rotation, figure: figure ? ctx.currentPlayer : null })
        G.taken[key(x, y)] = true
        if (figure) G.scores[Number(ctx.currentPlayer)] += 1
        G.hand = G.stack.pop()
      },
    },
  },
}

const port = Number(process.argv[2])
// It writes every match to the console otherwise.
console.log = console.info = console.warn = () => {}
Server({ games: [tiles], origins: [Origins.LOCALHOST] }).run(port)
