/** The worker's entry: the app, and the classes of its objects by name. */
import app from './app.ts'

export { Game } from './hosts/partyserver.ts'
export { Limiter } from './limiter.ts'

export default app
