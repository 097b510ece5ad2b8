import type { RefusalCode } from '../shared/refusal'

/** An open request ends when the person's role holds the right (`given`), or with a no. */
export const RIGHT_REQUEST_STATES = ['open', 'given', 'declined'] as const
export type RightRequestState = (typeof RIGHT_REQUEST_STATES)[number]

/** Days until a person may request the same right again, whatever became of the first request. */
export const REQUEST_AGAIN_DAYS = 7

/** Requests that a person may make within those days, over all rights. */
export const MAX_RIGHT_REQUESTS = 10

/**
 * Whether a person may request rights.
 * @param args.missing how many rights they lack for what they want to do
 * @param args.fresh how many of these they have not requested within `REQUEST_AGAIN_DAYS`
 * @param args.recent how many requests they made within those days
 * @returns null, or `noRightMissing`, `rightRequested`, `tooManyRightRequests`
 */
export const refuseRightRequest = (args: {
  missing: number
  fresh: number
  recent: number
}): RefusalCode | null => {
  const { missing, fresh, recent } = args
  if (missing === 0) return 'noRightMissing'
  if (fresh === 0) return 'rightRequested'
  return recent + fresh > MAX_RIGHT_REQUESTS ? 'tooManyRightRequests' : null
}
