/** How long an answer counts, in milliseconds. */
const COUNTS_MS = 1_000

/**
 * Shares one check between everybody who asks within a second of its start, however many do.
 * @param check what is shared; its failure is shared as well
 * @returns asks at the instant `now`, in milliseconds on a clock that only goes forward
 */
export const onceASecond = <T>(check: () => Promise<T>) => {
  let last: { at: number; answer: Promise<T> } | undefined
  return (now = performance.now()): Promise<T> => {
    if (!last || now - last.at >= COUNTS_MS) last = { at: now, answer: check() }
    return last.answer
  }
}
