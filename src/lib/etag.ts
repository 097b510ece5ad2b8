import { createHash } from 'node:crypto'

/** A strong tag of a text, for `ETag`: another text has another one. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/**
 * Whether a client has what it asks for already.
 * @param sent `If-None-Match` of the request
 * @param etag of the text that would be the answer
 */
export const hasIt = (sent: string | null, etag: string): boolean =>
  (sent ?? '')
    .split(',')
    // A proxy that compresses makes a tag a weak one.
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')
