/** Who played, as the result shows it. */
export interface ResultPlayer {
  name: string
  colour: string
}
