import type { Game } from './hosts/partyserver.ts'
import type { Limiter } from './limiter.ts'

/** What wrangler.toml binds, and the variables of docs/operating.md. */
export interface Env {
  Game: DurableObjectNamespace<Game>
  Limiter: DurableObjectNamespace<Limiter>
  ASSETS: Fetcher
  /** Hashed together with an address before it names its counter. A secret of the deployment. */
  ADDRESS_SALT?: string
  /** Origins besides the site's own that may connect, separated by commas: a development server. */
  ALLOWED_ORIGINS?: string
  /** JSON, numbers that replace those of `LIMITS`: for tests and benches only. */
  LIMITS?: string
}
