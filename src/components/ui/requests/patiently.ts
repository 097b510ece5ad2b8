import type { ApiOutcome } from './api'

const TRIES = 4
const LONGEST_PAUSE = 20
const BUSY: readonly number[] = [429, 503]

type Patience = {
  /** Waits for so many seconds. */
  pause: (seconds: number) => Promise<void>
  isStopped?: () => boolean
}

/** Waits for so many seconds. */
export const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * Sends one of many requests: a rate-limited one is retried after the time in the response's
 * `Retry-After`.
 */
export const patiently = async (
  call: () => Promise<ApiOutcome>,
  { pause: wait, isStopped = () => false }: Patience = { pause },
): Promise<ApiOutcome> => {
  let answer = await call()
  for (let tried = 1; tried < TRIES && !isStopped(); tried += 1) {
    if (answer.ok || !BUSY.includes(answer.status)) break
    await wait(Math.min(LONGEST_PAUSE, answer.retryAfter ?? tried))
    answer = await call()
  }
  return answer
}
