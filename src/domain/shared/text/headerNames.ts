/** Own headers, and those of others that several places use. In lower case. */

/**
 * Path and query of the page for layouts, because Next does not pass them. Always set by the proxy.
 */
export const PAGE_PATH_HEADER = 'x-page-path'
/** The nonce of our inline scripts. Always set by the proxy. */
export const NONCE_HEADER = 'x-nonce'
/**
 * Client address, determined by our server (`src/server`). It overwrites the client's header of
 * this name.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
/** Our id of each request; in the response and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** The version of a record that an edit began with; `If-Match` for calls of our own forms. */
export const STARTED_FROM_HEADER = 'x-started-from'
/** Header of Payload's admin: a POST that means GET, with the query as its body. */
export const PAYLOAD_METHOD_HEADER = 'x-payload-http-method-override'
/**
 * Set by the gate for a HEAD, which endpoints get as a GET: those with an expensive body skip it.
 * It overwrites the client's header of this name.
 */
export const HEAD_HEADER = 'x-head-only'
/** Protocol reported by a trusted proxy, or seen by our server. */
export const FORWARDED_PROTOCOL_HEADER = 'x-forwarded-proto'
