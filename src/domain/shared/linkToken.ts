/** True for a well-formed link secret: 256 bits in URL-safe letters. Nothing else is looked up. */
export const isLinkToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value)
