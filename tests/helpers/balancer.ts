import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** Of one connection, not of the request: each side has its own. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']

const endToEnd = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Sends a request to one instance. @throws when it does not begin to respond */
const forward = (args: {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
  port: number
  agent: Agent
}): Promise<IncomingMessage> => {
  const { request, response, body, port, agent } = args
  const { method, url: path, headers, socket } = request
  return new Promise((resolve, reject) => {
    const sent = send({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent,
      headers: {
        ...endToEnd(headers),
        'x-forwarded-for': socket.remoteAddress,
        'x-forwarded-proto': 'http',
        ...(body.length > 0 && { 'content-length': body.length }),
      },
    })
    sent.once('response', resolve)
    sent.on('error', reject)
    response.once('close', () => {
      if (!response.writableFinished) sent.destroy()
    })
    sent.end(body)
  })
}

/** Longer than an instance that has just started is busy with itself on a slow machine. */
const PROBE_TIMEOUT_MS = 5_000

/** @returns `ready`, the body of a refusal, or why there was no response */
const readReady = async (port: number): Promise<string> => {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const response = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal })
    return response.ok ? 'ready' : await response.text()
  } catch (error) {
    const { message, cause } = error as Error
    return `${message} ${String(cause ?? '')}`
  }
}

/** So many probes in a row take an instance out, as a balancer is set up to. */
const FALL = 2

/**
 * A reverse proxy like nginx with `keepalive` and `proxy_next_upstream` for refused connections alone:
 * requests go round the instances that report ready, over connections that it keeps open. What fails
 * in any other way is a 502, because the request may have been carried out.
 * @param options.ports of the instances on this machine; all count as ready at first
 * @param options.probeMs how often it reads `/api/ready` of each; two failures in a row take it out
 * @returns its address, the ports that are ready, what each said last, and why it answered 502
 */
export const startBalancer = async ({
  ports,
  probeMs,
}: {
  ports: readonly number[]
  probeMs: number
}) => {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(ports)
  const probed = new Set<number>()
  const missed = new Map<number, number>()
  const said = new Map<number, string>()
  const failures: string[] = []
  const probe = async (port: number) => {
    // One at a time: the response to an earlier probe must not arrive after that to a later one.
    if (probed.has(port)) return
    probed.add(port)
    const answered = await readReady(port)
    said.set(port, answered)
    const isReady = answered === 'ready'
    missed.set(port, isReady ? 0 : (missed.get(port) ?? 0) + 1)
    if (isReady) ready.add(port)
    else if ((missed.get(port) ?? 0) >= FALL) ready.delete(port)
    probed.delete(port)
  }
  const probes = setInterval(() => ports.forEach((port) => void probe(port)), probeMs)

  let turn = 0
  /** The instances to try, the one whose turn it is first. */
  const inTurn = (): number[] => {
    const all = [...ready]
    const first = (turn += 1) % (all.length || 1)
    return [...all.slice(first), ...all.slice(0, first)]
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    let reason = `no instance is ready: ${[...said.values()].join(', ')}`
    for (const port of inTurn()) {
      try {
        const answered = await forward({ request, response, body, port, agent })
        response.writeHead(answered.statusCode ?? 502, endToEnd(answered.headers))
        // Not only with the first piece: a client waits for the head.
        response.flushHeaders()
        // A response that breaks off is passed on as one that breaks off.
        answered.once('error', (error) => {
          failures.push(`${request.method} ${request.url} broke off on ${port}: ${error.message}`)
          response.destroy()
        })
        answered.pipe(response)
        return
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException
        reason = `${port}: ${message}`
        if (code !== 'ECONNREFUSED') break
      }
    }
    // The client disconnected.
    if (request.socket.destroyed) return
    failures.push(`${request.method} ${request.url} ${reason}`)
    response.writeHead(502).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  // Longer than its clients are idle.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: ready as ReadonlySet<number>,
    said: said as ReadonlyMap<number, string>,
    failures: failures as readonly string[],
    stop: () => {
      clearInterval(probes)
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
