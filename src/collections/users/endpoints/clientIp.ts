/**
 * Where a request comes from, for limits only. The last hop of `X-Forwarded-For` is the one our own
 * proxy wrote; everything before it is what the client says of itself.
 */
export const clientIp = (headers: Headers): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
