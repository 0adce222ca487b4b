/** What the app needs of its surroundings; wrangler.toml binds it, and PartyKit's host gives its like. */
export interface Env {
  Game: Named<GameDoor>
  Limiter: Named<LimiterDoor>
  ASSETS: { fetch(request: Request | URL): Promise<Response> }
  /** Hashed together with an address before it names its counter. A secret of the deployment. */
  ADDRESS_SALT?: string
  /** Origins besides the site's own that may connect, separated by commas: a development server. */
  ALLOWED_ORIGINS?: string
  /** `still`: links show the same picture for every game. Otherwise the board is drawn. */
  PREVIEW_PICTURES?: string
  /** JSON, numbers that replace those of `LIMITS`: for tests and benches only. */
  LIMITS?: string
}

/** Objects by their name. */
export interface Named<T> {
  getByName(name: string, options?: { locationHint?: DurableObjectLocationHint }): T
}

/** A room from outside. All three speak JSON, so that they can be handed on as they are. */
export interface GameDoor {
  fetch(request: Request): Promise<Response>
  /** False where there is a room already. */
  create(birth: string): Promise<boolean>
  info(): Promise<string | null>
  record(): Promise<string | null>
}

export interface LimiterDoor {
  /** 0, or the seconds to wait. */
  take(limit: number): Promise<number>
}
