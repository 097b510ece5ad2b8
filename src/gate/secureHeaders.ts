import type { RouteKind } from './routes/matchRoute'

const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/**
 * The same answer with the headers every answer of the interface carries (security.md E-06, F-13):
 * nothing is kept by caches or guessed by browsers, and a stored file never runs as a page.
 * @param args.response of Payload or of the gate
 * @param args.kind of the address, when it was an open one
 */
export const secureHeaders = (args: { response: Response; kind?: RouteKind }): Response => {
  const { response, kind } = args
  const headers = new Headers(response.headers)
  // `no-transform` stays where it was set: a compressed stream would arrive in lumps.
  const isStream = headers.get('Cache-Control')?.includes('no-transform')
  headers.set('Cache-Control', isStream ? 'no-store, no-transform' : 'no-store')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (kind === 'file') {
    // The endpoint of files says the name to save it under.
    if (!headers.has('Content-Disposition')) headers.set('Content-Disposition', 'attachment')
    headers.set('Content-Security-Policy', FILE_POLICY)
  } else if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}
