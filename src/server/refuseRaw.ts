import type { Duplex } from 'node:stream'
import { securityLines } from './answerHeaders'

/** Time for the client to read the response, in milliseconds. */
const FAREWELL_MS = 1_000

/**
 * Answers where there is no response object: a connection that is to change its protocol, or one
 * whose request never came to an end. Closes it.
 * @param status code and reason, as in `400 Bad Request`
 * @param isHttps whether the address people use is https
 */
export const refuseRaw = (socket: Duplex, status: string, isHttps: boolean): void => {
  socket.on('error', () => {})
  if (!socket.writable) return void socket.destroy()
  const lines = `Connection: close\r\nContent-Length: 0\r\n${securityLines(isHttps)}`
  socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`)
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
}
