import { createMcpHandler } from '@modelcontextprotocol/server'
import { carriesKey, markedKey } from '@/access/session/clientKey'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { answerSafely, type GateOptions } from '../answerSafely'
import { checkJson } from '../body/checkJson'
import { readBody } from '../body/readBody'
import { requireCaller } from '../callerOf'
import { localeOf } from '../errors/localeOf'
import { forwardHeaders } from '../forwardHeaders'
import { takeKey } from '../program'
import { secureHeaders } from '../secureHeaders'
import { mcpServer } from './mcpServer'
import { addressOf, PROTECTED_RESOURCE } from './protectedResource'
import type { RestHandlers } from './within'

/** Largest message, in bytes. */
const MAX_BYTES = 64 * 1024

/** Host names of the local machine. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const hostOf = (address: string): string | null => {
  try {
    return new URL(address).hostname
  } catch {
    return null
  }
}

/**
 * Refuses requests that a browser page may have sent: no page of this site calls this endpoint, and a
 * host name rebound to this machine is not the server's.
 * @throws Refusal `crossSite`
 */
const refusePages = (headers: Headers): void => {
  const own = hostOf(env.SERVER_URL)
  const origin = headers.get('origin')
  if (origin !== null && hostOf(origin) !== own) throw new Refusal('crossSite')
  const host = headers.get('host')
  const named = host === null ? own : hostOf(`http://${host}`)
  if (named === null || (named !== own && !LOOPBACK.includes(named))) throw new Refusal('crossSite')
}

/**
 * Parses the message of a request. @throws Refusal `bodyTooLarge`, `unsupportedMediaType`,
 * `invalidInput`
 */
const messageIn = async (request: Request): Promise<Record<string, unknown>> => {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('unsupportedMediaType')
  const bytes = await readBody({ request, maxBytes: MAX_BYTES })
  // Batches would be executed one by one: `checkJson` accepts an object only.
  return checkJson(new TextDecoder().decode(bytes))
}

/** Methods that would open an idle stream. */
const LISTENS: readonly unknown[] = ['subscriptions/listen']

const methodNotFound = (id: unknown): Response =>
  Response.json(
    { jsonrpc: '2.0', id: id ?? null, error: { code: -32601, message: 'Method not found' } },
    { status: 404 },
  )

/** Tells a program without a valid key where to read how to get one. */
const withChallenge = (response: Response): Response => {
  if (response.status !== 401) return response
  response.headers.set(
    'WWW-Authenticate',
    `${response.headers.get('WWW-Authenticate')}, resource_metadata="${addressOf(PROTECTED_RESOURCE)}"`,
  )
  return response
}

/** Connection headers, which the server sets. */
const HOP_BY_HOP: readonly string[] = ['connection', 'keep-alive']

/**
 * The MCP endpoint for assistants (Model Context Protocol, Streamable HTTP, without sessions): one
 * message per request, from a program whose key allows it. Its tools use the REST interface with
 * the same checks.
 * @param handlers Payload's handlers of the REST interface
 * @param options for tests
 * @returns handlers of Next that never throw
 */
export const withMcpGate = (handlers: RestHandlers, options: GateOptions = {}) => {
  const answer = async (request: Request): Promise<Response> =>
    withChallenge(
      await answerSafely({
        request,
        options,
        work: async (payload, turn) => {
          if (request.method !== 'POST') throw new Refusal('methodNotAllowed')
          refusePages(request.headers)
          if (!carriesKey(request.headers)) throw new Refusal('signInFirst')
          const headers = forwardHeaders({ headers: request.headers, isOverride: false })
          await takeKey({ payload, headers: request.headers, forwarded: headers })
          if (!markedKey(headers)) throw new Refusal('invalidKey')
          const user = await requireCaller(payload, headers, turn, [], 'mcp')
          const message = await messageIn(request)
          if (LISTENS.includes(message.method))
            return secureHeaders({ response: methodNotFound(message.id) })
          const { url } = request
          const calling = { payload, handlers, headers, user, locale: localeOf(headers), url }
          const handler = createMcpHandler(() => mcpServer({ calling, turn }))
          const response = await handler.fetch(
            new Request(url, { method: 'POST', headers: request.headers }),
            { parsedBody: message },
          )
          for (const name of HOP_BY_HOP) response.headers.delete(name)
          return secureHeaders({ response: new Response(await response.text(), response) })
        },
      }),
    )
  return { GET: answer, POST: answer, DELETE: answer }
}
