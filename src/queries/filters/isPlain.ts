/** True for an object with names of its own, as opposed to a list, text or nothing. */
export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
