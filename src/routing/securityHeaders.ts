import { SAFE_HEADERS } from './safeHeaders.mjs'

export { DATA_POLICY } from './safeHeaders.mjs'

/** A nonce for the scripts of one response: 128 random bits. */
export const createNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')

/**
 * The policy of a page. Scripts run only with the page's nonce; styles may be inline, because
 * Payload and React set them on elements; nothing is loaded from other sites or sent to them, and
 * no other site may frame the page.
 * @param options.nonce the nonce of our own scripts
 * @param options.isDevelopment lets hot reloading evaluate code and open a socket
 */
export const contentSecurityPolicy = ({
  nonce,
  isDevelopment = false,
}: {
  nonce: string
  isDevelopment?: boolean
}): string => {
  // The barcode reader is WebAssembly, which counts as a script of this site; evaluating text stays
  // forbidden.
  const scripts = `'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`
  return [
    "default-src 'self'",
    `script-src ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    // A page shows documents that it has loaded itself in an iframe.
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}

/** Headers of every response. */
const FIXED_HEADERS = {
  ...SAFE_HEADERS,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
}

const TWO_YEARS = 60 * 60 * 24 * 365 * 2

/**
 * Sets the security headers of a response.
 * @param headers headers of the response, changed in place
 * @param options.policy the content security policy, unless the response already has one
 * @param options.isStream for an event stream: compression would buffer its events
 * @param options.isHttps whether the request came over https: only then is HSTS sent
 */
export const secureHeaders = (
  headers: Headers,
  { policy, isHttps, isStream }: { policy?: string; isHttps: boolean; isStream?: boolean },
): void => {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) headers.set(name, value)
  if (policy) headers.set('Content-Security-Policy', policy)
  headers.set('Cache-Control', isStream ? 'no-store, no-transform' : 'no-store')
  if (isHttps) {
    headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`)
  }
}
