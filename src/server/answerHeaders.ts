import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { FORWARDED_PROTOCOL_HEADER } from '@/domain/shared/text/headerNames'
import { DATA_POLICY, secureHeaders } from '@/routing/securityHeaders'

const defaultsFor = (isHttps: boolean): readonly (readonly [string, string])[] => {
  const headers = new Headers()
  secureHeaders(headers, { policy: DATA_POLICY, isHttps })
  return [...headers]
}

/** The security headers of a response that has none of its own, for http and https. */
const DEFAULTS = { http: defaultsFor(false), https: defaultsFor(true) }

const defaults = (isHttps: boolean) => DEFAULTS[isHttps ? 'https' : 'http']

/** The default security headers as lines of a raw response. */
export const securityLines = (isHttps: boolean): string =>
  defaults(isHttps)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

const namesIn = (headers: unknown): ReadonlySet<string> => {
  const names = Array.isArray(headers)
    ? headers.flat().filter((_, at) => at % 2 === 0)
    : Object.keys((headers ?? {}) as OutgoingHttpHeaders)
  return new Set(names.map((name) => String(name).toLowerCase()))
}

/**
 * Adds the missing security headers to every response of the server, whatever its source, when its
 * head is sent. Headers that a handler has set stay.
 * @param request whose headers were settled (`settleHeaders`)
 * @param response of which nothing was sent yet
 * @param options.isHttps whether the public address is https
 */
export const completeHeaders = (
  request: IncomingMessage,
  response: ServerResponse,
  { isHttps }: { isHttps: boolean },
): void => {
  const isSecure = isHttps || request.headers[FORWARDED_PROTOCOL_HEADER] === 'https'
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    // `writeHead(status, [reason], [headers])`
    const given = namesIn(args.slice(1).find((one) => typeof one === 'object'))
    for (const [name, value] of defaults(isSecure))
      if (!response.hasHeader(name) && !given.has(name)) response.setHeader(name, value)
    return writeHead(...args)
  }
}
