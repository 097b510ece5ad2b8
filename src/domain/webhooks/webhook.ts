/** Most endpoints, to limit the requests of one event. */
export const MAX_WEBHOOKS = 50

/** Most bytes of a request; larger events are sent with the record's id only. */
export const MAX_BODY_BYTES = 20 * 1024

/** Characters of a response that are stored with a delivery. */
export const KEPT_ANSWER = 1024

/** Most events of one replay. */
export const MAX_REPLAYED = 1_000

/** Days for which deliveries are stored, as are their events. */
export const KEPT_DELIVERY_DAYS = 30

export const DELIVERY_STATES = ['waiting', 'sending', 'done', 'dead'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/**
 * Why an attempt failed, or a delivery is dead. Users see these codes and never an address: that
 * would disclose the server's network to users who can choose the target of requests.
 */
export const DELIVERY_FAILURES = [
  // The endpoint could not be reached, or its address is forbidden.
  'addressRefused',
  'timedOut',
  'tlsFailed',
  'refused',
  // It answered with an error status.
  'status',
  'redirected',
  // Nothing was sent.
  'notAllowed',
  'restored',
] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

/** Why an endpoint was disabled automatically. */
export const DISABLED_REASONS = ['gone', 'failing'] as const
export type DisabledReason = (typeof DISABLED_REASONS)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds between one attempt and the next; the tenth attempt, after 75 h 35 min, is the last. */
export const WAITS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Upper bound for `Retry-After`, in seconds. */
export const LONGEST_RETRY_AFTER = 24 * HOUR

/** Failed attempts in a row after which an endpoint is only probed. */
export const FAILURES_BEFORE_PROBES = 5

/** Hours of failures after which people are notified, and after which an endpoint is disabled. */
export const FAILING_HOURS = { notified: 72, disabled: 120 } as const

/** ±10 %, to spread the retries of deliveries that failed together. */
const withJitter = (seconds: number, random: number): number => seconds * (0.9 + 0.2 * random)

/**
 * How long to wait after a failed attempt.
 * @param args.attempts made so far, at least one
 * @param args.retryAfter of the receiver, in seconds; null for nothing
 * @param args.random 0 to 1
 * @returns seconds; null when no attempt is left
 */
export const waitAfterAttempt = (args: {
  attempts: number
  retryAfter: number | null
  random: number
}): number | null => {
  const { attempts, retryAfter, random } = args
  const wait = WAITS[attempts - 1]
  if (wait === undefined) return null
  return Math.max(withJitter(wait, random), Math.min(retryAfter ?? 0, LONGEST_RETRY_AFTER))
}

/**
 * The pause before a failing endpoint is probed with one delivery: five minutes, doubled each time,
 * an hour at most.
 * @param args.failures in a row
 * @param args.random 0 to 1
 * @returns seconds; null while it has not failed often enough
 */
export const waitBeforeProbe = (args: { failures: number; random: number }): number | null => {
  const { failures, random } = args
  if (failures < FAILURES_BEFORE_PROBES) return null
  const wait = Math.min(5 * MINUTE * 2 ** Math.min(failures - FAILURES_BEFORE_PROBES, 10), HOUR)
  return withJitter(wait, random)
}

/** The failure for a response status; null for success. */
export const failureOfStatus = (status: number): DeliveryFailure | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirected' : 'status'
}

/**
 * `Retry-After` of a 429 or 503 response.
 * @param now the present instant
 * @returns seconds; null without a readable header
 */
export const retryAfterOf = (
  answer: { status: number; retryAfter: string | null },
  now: Date,
): number | null => {
  const { status, retryAfter } = answer
  if (retryAfter === null || (status !== 429 && status !== 503)) return null
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
