import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { requireDatabase } from '../../../scripts/lib/database.mjs'

// What stands between the program and PostgreSQL, as PgBouncer treats the first message of a connection.

const DATABASE_URL = process.env.TEST_SUPERUSER_URL ?? ''
const open: { server?: Server; sockets: Socket[] } = { sockets: [] }
afterEach(() => {
  for (const socket of open.sockets) socket.destroy()
  open.server?.close()
})

const listen = async (serve: (socket: Socket) => void): Promise<string> => {
  open.server = createServer((socket) => {
    open.sockets.push(socket.on('error', () => {}))
    serve(socket)
  }).listen(0, '127.0.0.1')
  await once(open.server, 'listening')
  const url = new URL(DATABASE_URL)
  url.host = `127.0.0.1:${(open.server.address() as AddressInfo).port}`
  return url.href
}

/** A start-up message without a parameter: length, version, names and values, a zero. */
const without = (message: Buffer, left: string): Buffer => {
  const parts = message.subarray(8, -1).toString('latin1').split('\0').slice(0, -1)
  const kept = parts.filter((_, at) => parts[at - (at % 2)] !== left)
  const body = Buffer.from(`${kept.map((part) => `${part}\0`).join('')}\0`, 'latin1')
  const head = Buffer.from(message.subarray(0, 8))
  head.writeInt32BE(body.length + 8)
  return Buffer.concat([head, body])
}

it('takes the server itself', async () => {
  await expect(requireDatabase(DATABASE_URL)).resolves.toBeUndefined()
})

it('refuses a pooler that drops the settings of a connection', async () => {
  const { hostname, port } = new URL(DATABASE_URL)
  const url = await listen((socket) => {
    socket.once('data', (first) => {
      const server = connect(Number(port), hostname)
      open.sockets.push(server.on('error', () => {}))
      server.write(without(first as Buffer, 'statement_timeout'))
      socket.pipe(server).pipe(socket)
    })
  })
  await expect(requireDatabase(url)).rejects.toThrow(/a pooler stands before the server/)
})

it('refuses a pooler that refuses them', async () => {
  const url = await listen((socket) => {
    socket.once('data', () => {
      const text = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'
      const head = Buffer.from('E\0\0\0\0', 'latin1')
      head.writeInt32BE(text.length + 4, 1)
      socket.end(Buffer.concat([head, Buffer.from(text, 'latin1')]))
    })
  })
  await expect(requireDatabase(url, 'DATABASE_MIGRATE_URL')).rejects.toThrow(
    /DATABASE_MIGRATE_URL .*a pooler stands before the server/,
  )
})
