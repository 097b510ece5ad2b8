import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach } from 'vitest'
import { createServer, type Handler } from '@/server/createServer'
import { trackConnections, type Connections } from '@/server/stopGracefully'

/** Limits short enough for a test. */
export const FAST = {
  headersMs: 300,
  bodyGraceMs: 400,
  bodyBytesPerSecond: 1_000,
  unreadMs: 300,
  checkMs: 50,
}

/** The server of the running test, and its connections. */
export let server: Server
export let connections: Connections
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** The whole body of a request. */
export const readAll = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Responds with the request that it got. */
export const echo: Handler = async (request, response) => {
  const body = await readAll(request).catch(() => 'aborted')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ url: request.url, headers: request.headers, body }))
}

type Options = Partial<Parameters<typeof createServer>[0]>

/** Starts a server, which is stopped at the end of the test. @returns its port */
export const listen = async (handler: Handler = echo, options: Options = {}): Promise<number> => {
  server = createServer({ handler, trusted: [], onError: () => {}, limits: FAST, ...options })
  connections = trackConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Opens a connection, and collects what it receives. */
export const open = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const told = { text: '' }
  socket.on('data', (chunk) => (told.text += String(chunk)))
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  return { socket, told, closed }
}

/** Sends text and waits for the end of the connection. */
export const send = async (port: number, text: string) => {
  const { socket, told, closed } = await open(port)
  socket.write(text)
  await closed
  return told
}

/** Sends one GET with the exact target, on a connection of its own. */
export const get = async (port: number, target: string, headers: string[] = []) => {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: a.test', 'Connection: close', ...headers]
  const { text } = await send(port, `${lines.join('\r\n')}\r\n\r\n`)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}
