import { PAYLOAD_METHOD_HEADER } from '@/domain/shared/text/headerNames'
import { Refusal } from '@/domain/shared/refusal'
import { readBody } from '../body/readBody'

/** Longest query sent as a body, in bytes. */
const MAX_QUERY_BYTES = 64 * 1024

const OVERRIDE_HEADERS: readonly string[] = ['x-http-method-override', 'x-method-override']

export type Asked = { method: string; isOverride: boolean }

/**
 * The effective method of a request, by its headers. Pickers send long queries as the body of a
 * POST that means GET; every other method override is refused.
 * @param request the original one; its body is not read
 * @returns the effective method, and whether the body is the query
 * @throws Refusal `invalidInput` for other overrides, `unsupportedMediaType`
 */
export const readOverride = ({ headers, method }: Request): Asked => {
  if (OVERRIDE_HEADERS.some((name) => headers.has(name))) throw new Refusal('invalidInput')
  const wanted = headers.get(PAYLOAD_METHOD_HEADER)
  // HEAD is GET without the body, which the server drops itself.
  if (wanted === null) return { method: method === 'HEAD' ? 'GET' : method, isOverride: false }
  if (wanted !== 'GET' || method !== 'POST') throw new Refusal('invalidInput')
  const type = (headers.get('content-type') ?? '').split(';')[0]
  if (type !== 'application/x-www-form-urlencoded') throw new Refusal('unsupportedMediaType')
  return { method: 'GET', isOverride: true }
}

/**
 * The query string of a request.
 * @param request its body is read when it contains the query
 * @throws Refusal `bodyTooLarge`
 */
export const readSearch = async (request: Request, { isOverride }: Asked): Promise<string> =>
  isOverride
    ? new TextDecoder().decode(await readBody({ request, maxBytes: MAX_QUERY_BYTES }))
    : new URL(request.url).search
