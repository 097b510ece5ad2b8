import { newIdempotencyKey } from '@/lib/newIdempotencyKey'

import { callApi, type ApiOptions, type ApiOutcome } from './api'

/** The first try is under way, or was carried out and its answer is lost. */
const FIRST_TRY_COUNTS: readonly unknown[] = ['stillRunning', 'alreadyDone']

/**
 * Whether an answer settles a wish. Nothing came, the server failed, it was too much at once, the
 * session ended or the first try counts: the next try is the same wish.
 */
const isSettled = (outcome: ApiOutcome): boolean =>
  outcome.ok ||
  (outcome.status > 0 &&
    outcome.status < 500 &&
    ![401, 429].includes(outcome.status) &&
    !FIRST_TRY_COUNTS.includes(outcome.code))

/**
 * Sends wishes, each under an idempotency key. What is sent again before an answer settled it goes
 * under the same key, so that a lost answer does nothing twice; anything else gets a new one: the
 * server keeps refusals under their key too, and takes no other body under it.
 */
export const createAttempt = (call: typeof callApi = callApi) => {
  let current: { key: string; wish: string } | null = null
  return async <Data = unknown>(
    path: string,
    options: Omit<ApiOptions, 'key' | 'body'> & { body: object | string },
  ): Promise<ApiOutcome<Data>> => {
    const wish = `${path} ${JSON.stringify(options.body)}`
    const mine = current?.wish === wish ? current : { key: newIdempotencyKey(), wish }
    current = mine
    const outcome = await call<Data>(path, { ...options, key: mine.key })
    if (current === mine && isSettled(outcome)) current = null
    return outcome
  }
}

/** Sends one wish of somebody, again and again until it is settled. */
export type Attempt = ReturnType<typeof createAttempt>
