/** How long a result is shared, in milliseconds. */
const COUNTS_MS = 1_000

/**
 * Shares one check among all calls within a second of its start.
 * @param check runs at most once a second; its failure is shared as well
 * @returns gives the shared result; `now` is the present instant in milliseconds, on a clock that only
 *   goes forward
 */
export const onceASecond = <T>(check: () => Promise<T>) => {
  let last: { at: number; answer: Promise<T> } | undefined
  return (now = performance.now()): Promise<T> => {
    if (!last || now - last.at >= COUNTS_MS) last = { at: now, answer: check() }
    return last.answer
  }
}
