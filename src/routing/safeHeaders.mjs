/** Headers that are safe on every response; the configuration of Next uses them too. */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The policy of data responses: opened as a page, they can neither load nor run anything. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of files that no request handler touches. */
export const FILE_HEADERS = { ...SAFE_HEADERS, 'Content-Security-Policy': DATA_POLICY }
