/** Where a person's choice about shortcuts is kept (payload-preferences). */
export const KEYBOARD_PREFERENCE = 'keyboard' as const

/** Single letters are shortcuts unless the person said no; anything unusable counts as no answer. */
export const hasLetterKeys = (value: unknown): boolean =>
  !(value && typeof value === 'object' && (value as { letters?: unknown }).letters === false)
