import { newIdempotencyKey } from '@/lib/newIdempotencyKey'

import { callApi, type ApiOptions, type ApiOutcome } from './api'

/** The first attempt is still running, or was executed and its response is lost. */
const FIRST_TRY_COUNTS: readonly unknown[] = ['stillRunning', 'alreadyDone']

/**
 * Whether a response settles a request. Without a response, on server failure, rate limit, ended
 * session or a counted first attempt, the next one is a retry.
 */
const isSettled = (outcome: ApiOutcome): boolean =>
  outcome.ok ||
  (outcome.status > 0 &&
    outcome.status < 500 &&
    ![401, 429].includes(outcome.status) &&
    !FIRST_TRY_COUNTS.includes(outcome.code))

/** The last unsettled request: its path and body, and its key. */
export type OpenWish = { key: string; wish: string }

/**
 * Sends requests with idempotency keys. A retry before the request is settled uses the same key, so
 * that a lost response causes no duplicate; any other request gets a new key, because the server
 * stores refusals under keys too, and refuses another body.
 * @param open holds the unsettled request, for pages that keep it over a reload
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
