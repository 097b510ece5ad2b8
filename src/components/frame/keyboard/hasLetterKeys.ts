/** Single-letter shortcuts are on unless switched off; an invalid stored value counts as on. */
export const hasLetterKeys = (value: unknown): boolean =>
  !(value && typeof value === 'object' && (value as { letters?: unknown }).letters === false)
