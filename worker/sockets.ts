/**
 * A socket that is opened only to say, by its close code, why it is not: browsers do not show a page the status of a
 * refused upgrade.
 */
export function closedSocket(code: number): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.close(code)
  return new Response(null, { status: 101, webSocket: client })
}
