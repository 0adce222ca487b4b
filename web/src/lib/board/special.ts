/** What only some expansions bring to a board, fetched with the first of it. */
export { countTown, token } from '#rules/art'
