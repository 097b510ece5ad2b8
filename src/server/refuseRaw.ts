import type { Duplex } from 'node:stream'
import { securityLines } from './answerHeaders'

/** Time for the client to read the response before the connection is closed, in milliseconds. */
const FAREWELL_MS = 1_000

/**
 * Responds on the socket where there is no response object: an upgrade, or an incomplete request.
 * Closes the connection.
 * @param status code and reason, as in `400 Bad Request`
 * @param isHttps whether the public address is https
 */
export const refuseRaw = (socket: Duplex, status: string, isHttps: boolean): void => {
  socket.on('error', () => {})
  if (!socket.writable) return void socket.destroy()
  const lines = `Connection: close\r\nContent-Length: 0\r\n${securityLines(isHttps)}`
  socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`)
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
}
