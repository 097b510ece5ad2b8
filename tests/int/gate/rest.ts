import config from '@payload-config'
import { getPayload, handleEndpoints, type Payload } from 'payload'
import { prepareGate } from '@/gate/prepareGate'
import { withGate } from '@/gate/withGate'
import { asDescribed } from '../../helpers/judgeAnswer'

export { poolOf } from '@/database/adapter'

export const ORIGIN = 'http://localhost:3000'

/** The worker's one instance, with what the gate needs of it. */
export const startPayload = async (): Promise<Payload> => {
  const payload = await getPayload({ config })
  prepareGate(payload)
  return payload
}

// What Payload's own route does, without Next around it.
const throughPayload = (request: Request): Promise<Response> =>
  handleEndpoints({ config, path: new URL(request.url).pathname, request })

/** Payload behind the gate. */
export const gate = withGate(throughPayload, { payload: startPayload })
const gateToPayload = withGate(throughPayload, { payload: startPayload, isLeftToPayload: true })

export type Ask = {
  cookie?: string
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
}

/**
 * Sends a request through the gate to Payload, as the route of the application does.
 * @throws where the answer is not what docs/openapi.json says of it
 */
export const ask = (method: string, path: string, options: Ask = {}): Promise<Response> =>
  send(gate, method, path, options)

/** The same, with every reading left to Payload. */
export const askPayload = (method: string, path: string, options: Ask = {}): Promise<Response> =>
  send(gateToPayload, method, path, options)

const send = async (through: typeof gate, method: string, path: string, options: Ask) => {
  const { cookie, json, body, headers = {} } = options
  const url = new URL(`/api${path}`, ORIGIN)
  const all = new Headers({ origin: ORIGIN, host: 'localhost:3000', 'accept-language': 'en' })
  if (cookie) all.set('cookie', cookie)
  if (json !== undefined) all.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  if (all.get('origin') === '') all.delete('origin')
  const sent = json === undefined ? body : JSON.stringify(json)
  const segments = url.pathname.split('/').slice(2).map(decodeURIComponent)
  const request = new Request(url, { method, headers: all, body: sent ?? null })
  // A Request may not carry Cookie and Origin of its own making; a server's may.
  Object.defineProperty(request, 'headers', { value: all })
  const response = await through(request, { params: Promise.resolve({ slug: segments }) })
  return asDescribed(request, segments, response)
}

/** Status and body of an answer. */
export const read = async (answer: Promise<Response>) => {
  const response = await answer
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  return { status: response.status, body, headers: response.headers }
}

/** The code of a refusal. */
export const codeOf = async (answer: Promise<Response>) => {
  const { status, body } = await read(answer)
  const errors = (body?.errors ?? []) as { code?: string }[]
  return `${status} ${errors[0]?.code ?? ''}`.trim()
}
