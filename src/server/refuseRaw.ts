import type { Duplex } from 'node:stream'

/** Time for the other side to read its answer, in milliseconds. */
const FAREWELL_MS = 1_000

/**
 * Answers where there is no response object: a connection that is to change its protocol, or one
 * whose request never came to an end. Closes it.
 * @param status code and reason, as in `400 Bad Request`
 */
export const refuseRaw = (socket: Duplex, status: string): void => {
  socket.on('error', () => {})
  if (!socket.writable) return void socket.destroy()
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
}
