import { Refusal } from '@/domain/shared/refusal'
import { readBody } from '../body/readBody'

/** Longest query sent as a body, in bytes. */
const MAX_QUERY_BYTES = 64 * 1024

const OVERRIDE_HEADERS: readonly string[] = ['x-http-method-override', 'x-method-override']

export type Asked = { method: string; search: string; isOverride: boolean }

/**
 * What a request really asks for. Pickers of the interface send long queries as the body of a POST
 * that means GET; every other method override is refused.
 * @param request as it came; its body is read when it holds the query
 * @returns the method meant, and the query string
 * @throws Refusal `invalidInput` for other overrides, `unsupportedMediaType`, `bodyTooLarge`
 */
export const readOverride = async (request: Request): Promise<Asked> => {
  const { headers, method } = request
  const { search } = new URL(request.url)
  if (OVERRIDE_HEADERS.some((name) => headers.has(name))) throw new Refusal('invalidInput')
  const wanted = headers.get('x-payload-http-method-override')
  // HEAD is GET without the body, which the server leaves out by itself.
  if (wanted === null)
    return { method: method === 'HEAD' ? 'GET' : method, search, isOverride: false }
  if (wanted !== 'GET' || method !== 'POST') throw new Refusal('invalidInput')
  const type = (headers.get('content-type') ?? '').split(';')[0]
  if (type !== 'application/x-www-form-urlencoded') throw new Refusal('unsupportedMediaType')
  const bytes = await readBody({ request, maxBytes: MAX_QUERY_BYTES })
  return { method: 'GET', search: new TextDecoder().decode(bytes), isOverride: true }
}
