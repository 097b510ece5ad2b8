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

/** What was sent last and is not settled: its path and body, and the key it goes under. */
export type OpenWish = { key: string; wish: string }

/**
 * Sends wishes, each under an idempotency key. What is sent again before an answer settled it goes
 * under the same key, so that a lost answer does nothing twice; anything else gets a new one: the
 * server keeps refusals under their key too, and takes no other body under it.
 * @param open holds the wish that is not settled, for pages that keep it beyond a reload
 */
export const createAttempt = (
  call: typeof callApi = callApi,
  open: { current: OpenWish | null } = { current: null },
) => {
  return async <Data = unknown>(
    path: string,
    options: Omit<ApiOptions, 'key' | 'body'> & { body: object | string },
  ): Promise<ApiOutcome<Data>> => {
    const wish = `${path} ${JSON.stringify(options.body)}`
    const mine = open.current?.wish === wish ? open.current : { key: newIdempotencyKey(), wish }
    open.current = mine
    const outcome = await call<Data>(path, { ...options, key: mine.key })
    if (open.current?.key === mine.key && isSettled(outcome)) open.current = null
    return outcome
  }
}

/** Sends one request, again under the same idempotency key until its outcome is certain. */
export type Attempt = ReturnType<typeof createAttempt>
