import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Something between the program and PostgreSQL, as PgBouncer treats the first message of a connection.
 * @param url of the server
 * @param serve gets each connection
 * @returns its address, with the user and the database of the server
 */
const listen = async (url: string, serve: (socket: Socket, keep: Set<Socket>) => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    serve(socket, sockets)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** A start-up message (length, version, names and values, a zero) with another time-out, or none. */
const withTimeout = (message: Buffer, value?: string): Buffer => {
  const parts = message.subarray(8, -1).toString('latin1').split('\0').slice(0, -1)
  const kept = parts.filter((_, at) => parts[at - (at % 2)] !== 'statement_timeout')
  if (value) kept.push('statement_timeout', value)
  const body = Buffer.from(`${kept.map((part) => `${part}\0`).join('')}\0`, 'latin1')
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(body.length + 8)
  return Buffer.concat([head, body])
}

/**
 * A pooler with `ignore_startup_parameters`: the server does not hear of the time-out of a connection.
 * @param ofRole the one it has then, by `alter role`
 */
export const startDroppingPooler = (url: string, ofRole?: string) => {
  const { hostname, port } = new URL(url)
  return listen(url, (socket, keep) => {
    socket.once('data', (first) => {
      const server = connect(Number(port), hostname)
      keep.add(server.on('error', () => {}))
      server.write(withTimeout(first as Buffer, ofRole))
      socket.pipe(server).pipe(socket)
    })
  })
}

/** A pooler as it is installed: it refuses the parameter. */
export const startRefusingPooler = (url: string) =>
  listen(url, (socket) => {
    socket.once('data', () => {
      const text = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'
      const head = Buffer.from('E\0\0\0\0', 'latin1')
      head.writeInt32BE(text.length + 4, 1)
      socket.end(Buffer.concat([head, Buffer.from(text, 'latin1')]))
    })
  })
