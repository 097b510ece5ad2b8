import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { FORWARDED_PROTOCOL_HEADER } from '@/domain/shared/text/headerNames'
import { DATA_POLICY, secureHeaders } from '@/routing/securityHeaders'

const defaultsFor = (isHttps: boolean): readonly (readonly [string, string])[] => {
  const headers = new Headers()
  secureHeaders(headers, { policy: DATA_POLICY, isHttps })
  return [...headers]
}

/** The security headers of an answer that brings none of its own, by whether it goes over https. */
const DEFAULTS = { http: defaultsFor(false), https: defaultsFor(true) }

const defaults = (isHttps: boolean) => DEFAULTS[isHttps ? 'https' : 'http']

/** The same as lines of a raw response. */
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
 * Makes every answer of the server carry the security headers, from all sources: those that are
 * missing when its head is sent are added then. What a handler has set stays as it is.
 * @param request whose headers are settled
 * @param response nothing of it has been sent
 * @param options.isHttps whether the address people use is https
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
