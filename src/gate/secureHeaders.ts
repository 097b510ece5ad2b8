import { env } from '@/lib/env'
import { DATA_POLICY, secureHeaders as addHeaders } from '@/routing/securityHeaders'
import type { RouteKind } from './routes/matchRoute'

/** Includes `base-uri`, `form-action` and `frame-ancestors`, for which `default-src` is no fallback. */
const FILE_POLICY = `sandbox; ${DATA_POLICY}; style-src 'unsafe-inline'`

/**
 * Adds the headers of every API response: no caching, no content sniffing, and a stored file never
 * runs as a page.
 * @param args.response of Payload or of the gate
 * @param args.kind of the route, when it was an open one
 */
export const secureHeaders = (args: { response: Response; kind?: RouteKind }): Response => {
  const { response, kind } = args
  const headers = new Headers(response.headers)
  // `no-transform` is kept if set: a compressed stream would be buffered.
  const isStream = headers.get('Cache-Control')?.includes('no-transform')
  const policy = headers.get('Content-Security-Policy') ?? DATA_POLICY
  addHeaders(headers, {
    policy: kind === 'file' ? FILE_POLICY : policy,
    isHttps: env.SERVER_URL.startsWith('https:'),
    isStream,
  })
  // The file endpoint sets the download name.
  if (kind === 'file' && !headers.has('Content-Disposition'))
    headers.set('Content-Disposition', 'attachment')
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}
