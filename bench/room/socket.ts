/** Opens a WebSocket and waits until it is open. Text frames go to `onText`; no room may close it. */
export function openSocket(url: string, onText: (text: string) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.onopen = () => resolve(socket)
    socket.onerror = () => reject(new Error(`No socket to ${url}`))
    socket.onmessage = ({ data }) => onText(String(data))
    socket.onclose = ({ code }) => {
      throw new Error(`${url} was closed: ${code}`)
    }
  })
}

/** Closes a socket from this side. */
export function closeSocket(socket: WebSocket): void {
  socket.onclose = null
  socket.close()
}
