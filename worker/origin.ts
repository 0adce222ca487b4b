/** A browser on another site is refused. No origin at all is no browser, and allowed. */
export function isForeign(request: Request, allowed = ''): boolean {
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin && !allowed.split(',').includes(origin)
}
