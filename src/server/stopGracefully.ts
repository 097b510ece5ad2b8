import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Less than the starter waits before it kills the process (scripts/lib/serve.mjs). */
const LAST_ANSWERS_MS = 6_000

/** Streams of server-sent events that never end; a response to an assistant in that form does. */
const isStream = (response: ServerResponse): boolean =>
  response.req.method === 'GET' &&
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

/** Closes a connection after its pending response, because it would wait for another request. */
const closeAfter = (response: ServerResponse | null): void => {
  if (response && !response.headersSent) response.setHeader('Connection', 'close')
}

/** Ends a connection once its pending response is complete, whatever its headers have said. */
const endAfter = (socket: Socket, response: ServerResponse): void => {
  closeAfter(response)
  response.once('finish', () => socket.destroySoon())
}

/** Every open connection with its pending response, if any. */
export type Connections = ReadonlyMap<Socket, ServerResponse | null>

/** Keeps a list of the connections of a server, from before it listens. */
export const trackConnections = (server: Server): Connections => {
  const connections = new Map<Socket, ServerResponse | null>()
  server.on('connection', (socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    connections.set(socket, response)
    response.once('close', () => {
      if (connections.get(socket) === response) connections.set(socket, null)
    })
  })
  return connections
}

/**
 * The time between the signal to stop and closing the port. Requests are still served, each on a
 * connection that closes afterwards; the readiness probe fails, so that balancers send new requests
 * elsewhere.
 */
export const createDrain = () => {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    /**
     * @param server that listens
     * @param connections of `trackConnections`
     * @param ms time for balancers to notice, in milliseconds; 0 does not wait
     */
    drain: async (server: Server, connections: Connections, ms: number): Promise<void> => {
      isDraining = true
      if (ms === 0) return
      server.prependListener('request', (_request, response: ServerResponse) => {
        response.setHeader('Connection', 'close')
      })
      for (const response of connections.values()) closeAfter(response)
      await sleep(ms)
    },
  }
}

/**
 * Stops accepting connections, lets running requests finish, and ends event streams, which would
 * never end: their clients reconnect automatically. A stream ends as a complete response, so
 * that proxies do not log an error.
 * @param server that listens
 * @param connections of `trackConnections`
 * @param patienceMs longest wait for running requests
 */
export const stopGracefully = async (
  server: Server,
  connections: Connections,
  patienceMs = LAST_ANSWERS_MS,
): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve))
  for (const [socket, response] of connections) {
    if (response === null) socket.destroy()
    else {
      endAfter(socket, response)
      if (isStream(response)) response.end()
    }
  }
  await Promise.race([closed, sleep(patienceMs, undefined, { ref: false })])
  server.closeAllConnections()
}
