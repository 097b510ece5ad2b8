/** Headers of our own, and those of others that more than one place asks for. In small letters. */

/** The page's own path and query, for layouts, which Next does not tell. Always set by the proxy. */
export const PAGE_PATH_HEADER = 'x-page-path'
/** The nonce of our own inline scripts. Always set by the proxy. */
export const NONCE_HEADER = 'x-nonce'
/**
 * Where a request comes from, as our server worked it out (`src/server`). It replaces whatever a
 * client sends under this name.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** Ours for each request; in the answer and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** The state of a record that an edit began with; `If-Match` for calls of our own forms. */
export const STARTED_FROM_HEADER = 'x-started-from'
/** Of Payload's interface: a POST that means GET, with the query as its body. */
export const PAYLOAD_METHOD_HEADER = 'x-payload-http-method-override'
/**
 * Set by the gate for a HEAD, which endpoints get as a GET: those whose body is expensive leave it
 * out. It replaces whatever a client sends under this name.
 */
export const HEAD_HEADER = 'x-head-only'
/** What a trusted proxy said, or what our server saw. */
export const FORWARDED_PROTOCOL_HEADER = 'x-forwarded-proto'
