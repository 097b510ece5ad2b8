import { env } from '@/lib/env'
import { DATA_POLICY, secureHeaders as addHeaders } from '@/routing/securityHeaders'
import type { RouteKind } from './routes/matchRoute'

const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/**
 * The same response with the headers every response of the API carries: nothing is kept by caches
 * or guessed by browsers, and a stored file never runs as a page.
 * @param args.response of Payload or of the gate
 * @param args.kind of the address, when it was an open one
 */
export const secureHeaders = (args: { response: Response; kind?: RouteKind }): Response => {
  const { response, kind } = args
  const headers = new Headers(response.headers)
  // `no-transform` stays where it was set: a compressed stream would arrive in lumps.
  const isStream = headers.get('Cache-Control')?.includes('no-transform')
  const policy = headers.get('Content-Security-Policy') ?? DATA_POLICY
  addHeaders(headers, {
    policy: kind === 'file' ? FILE_POLICY : policy,
    isHttps: env.SERVER_URL.startsWith('https:'),
    isStream,
  })
  // The endpoint of files says the name to save it under.
  if (kind === 'file' && !headers.has('Content-Disposition'))
    headers.set('Content-Disposition', 'attachment')
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}
