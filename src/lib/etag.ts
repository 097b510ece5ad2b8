import { createHash } from 'node:crypto'

/** A strong `ETag` of a text. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/**
 * Whether a client already has the current content.
 * @param sent `If-None-Match` of the request
 * @param etag of the response that would be sent
 */
export const hasIt = (sent: string | null, etag: string): boolean =>
  (sent ?? '')
    .split(',')
    // A compressing proxy turns a tag into a weak one.
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')
