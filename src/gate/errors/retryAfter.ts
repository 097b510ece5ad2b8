const DEFAULT_WAIT_S = 5

type Told = { errors?: { data?: { retryAfter?: unknown } }[] }

/**
 * The `Retry-After` of an answer, in seconds.
 * @param status of the answer
 * @param body of an error; `data.retryAfter` of its first error counts when it is a number
 * @returns undefined when trying again later would not help
 */
export const retryAfter = (status: number, body: unknown): string | undefined => {
  if (status !== 429 && status !== 503) return undefined
  const wait = (body as Told | null)?.errors?.[0]?.data?.retryAfter
  return String(typeof wait === 'number' ? Math.ceil(wait) : DEFAULT_WAIT_S)
}
