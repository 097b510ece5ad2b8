/**
 * What the secret of a link looks like: 256 bits in letters of addresses. Nothing else is looked up.
 */
export const isLinkToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value)
