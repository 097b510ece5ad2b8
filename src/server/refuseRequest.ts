import type { IncomingMessage } from 'node:http'
import type { RefusalCode } from '@/domain/shared/refusal'

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A name or address with an optional port; no credentials, no path, no blanks. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** True for a valid value of `Host`. */
export const isHost = (text: string): boolean => text.length <= 255 && HOST.test(text)

const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')

/** HTTP/1.0, used by simple health checks, needs no `Host`. */
const hasGoodHost = (request: IncomingMessage): boolean => {
  const [host, ...others] = hostsOf(request)
  if (host === undefined) return request.httpVersion === '1.0'
  return others.length === 0 && isHost(host)
}

/** A body whose end a proxy and Node would determine differently can hide another request. */
const hasPlainLength = ({ headers }: IncomingMessage): boolean =>
  (headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked'

/** Encoded NUL, slash or backslash, which the next program may resolve differently. */
const DISGUISED = /%00|%2f|%5c|\\/i
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const isGoodPath = (path: string): boolean =>
  isDecodable(path) && !DISGUISED.test(path) && !DOT_SEGMENT.test(path)

const isGoodQuery = (query: string): boolean => isDecodable(query) && !/%00/.test(query)

/**
 * Checks the request line and the headers before any other code sees them. An accepted path decodes
 * to the same path for every program that decodes it once.
 * @param request with its headers, but not yet its body
 * @returns why it is refused, or null
 */
export const refuseRequest = (request: IncomingMessage): RefusalCode | null => {
  const { method = '', url = '' } = request
  if (!METHODS.includes(method)) return 'methodNotAllowed'
  // `GET http://elsewhere/ HTTP/1.1` is a request to a forward proxy, which this server is not.
  if (!url.startsWith('/')) return 'malformedRequest'
  if (!hasGoodHost(request) || !hasPlainLength(request)) return 'malformedRequest'
  const at = url.indexOf('?')
  const path = at === -1 ? url : url.slice(0, at)
  const query = at === -1 ? '' : url.slice(at + 1)
  return isGoodPath(path) && isGoodQuery(query) ? null : 'malformedRequest'
}
