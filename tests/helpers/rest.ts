import { asDescribed } from './judgeAnswer'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'
type Handler = (
  request: Request,
  context: { params: Promise<{ slug: string[] }> },
) => Promise<Response>

export type RestRequest = {
  method?: Method
  /** As a client writes it: `/api/companies?limit=5`. */
  path: string
  /** Sent as JSON; a `FormData` is sent unchanged. */
  body?: unknown
  /** Sent as `Authorization: JWT …`. */
  token?: string
  /** The whole `Cookie` header. */
  cookie?: string
  headers?: Record<string, string>
}

/** `json` is the parsed body, or `undefined` if it is not JSON. */
export type RestResponse<T> = { status: number; json: T; text: string; headers: Headers }

export const ORIGIN = 'http://localhost:3000'

/**
 * Passes a request to the handlers that the server uses.
 * @throws if the response does not conform to docs/openapi.json
 */
export const answerTo = async (request: Request): Promise<Response> => {
  const routes = (await import('@/app/(payload)/api/[...slug]/route')) as Record<string, unknown>
  const handler = routes[request.method] as Handler | undefined
  if (!handler) throw new Error(`The API has no ${request.method}`)
  const slug = new URL(request.url).pathname
    .replace(/^\/api\//, '')
    .split('/')
    .map(decodeURIComponent)
  const response = await handler(request, { params: Promise.resolve({ slug }) })
  return asDescribed(request, slug, response)
}

/**
 * Calls the REST API in this process, with the same handlers that the server uses, including the
 * gate: no build, no port. Parts of the server (the proxy, pages) are not included.
 *
 * Messages are requested in Turkish unless `headers` says otherwise.
 */
export const rest = async <T = Record<string, unknown>>({
  method = 'GET',
  path,
  body,
  token,
  cookie,
  headers = {},
}: RestRequest): Promise<RestResponse<T>> => {
  const url = new URL(path, ORIGIN)
  const json = body !== undefined && !(body instanceof FormData)
  const request = new Request(url, {
    method,
    body: json ? JSON.stringify(body) : (body as FormData | undefined),
    headers: {
      'Accept-Language': 'tr',
      Origin: ORIGIN,
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `JWT ${token}` } : {}),
      ...(cookie ? { Cookie: cookie } : {}),
      ...headers,
    },
  })
  const response = await answerTo(request)
  const text = await response.text()
  return { status: response.status, json: parse<T>(text), text, headers: response.headers }
}

const parse = <T>(text: string): T => {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined as T
  }
}
