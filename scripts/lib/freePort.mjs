import net from 'node:net'
import { Failure } from './failure.mjs'

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: got } = server.address()
      server.close(() => resolve(got))
    })
  })

/** A port nobody listens on at the moment, on the loopback address. */
export const freePort = () => listen(0, '127.0.0.1')

/**
 * Makes sure that the server can listen on a port.
 *
 * @param {number} port
 * @throws {Failure} when it is taken or not allowed
 */
export const requirePort = async (port) => {
  try {
    await listen(port, '0.0.0.0')
    await listen(port, '::').catch((error) => {
      if (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL') throw error
    })
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port} is in use by another program: stop that program, or choose another port, for example PORT=${port + 1} npm start.`,
      )
    }
    if (error.code === 'EACCES') {
      throw new Failure(
        `No right to listen on port ${port}: choose a port above 1023, for example PORT=3000 npm start.`,
      )
    }
    throw new Failure(`Cannot listen on port ${port} (${error.code}): check PORT.`)
  }
}
