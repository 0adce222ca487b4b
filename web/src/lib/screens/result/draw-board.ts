/** Drawing a whole board as one picture, fetched when a result is shown. */
export { drawBoard } from '#rules/art'
