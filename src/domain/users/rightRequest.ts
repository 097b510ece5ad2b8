import type { RefusalCode } from '../shared/refusal'

/** An open request ends when the person's role gets the right (`given`), or when it is declined. */
export const RIGHT_REQUEST_STATES = ['open', 'given', 'declined'] as const
export type RightRequestState = (typeof RIGHT_REQUEST_STATES)[number]

/** Days until a person may request the same right again, whatever the outcome. */
export const REQUEST_AGAIN_DAYS = 7

/** Most requests of a person within those days, for all rights together. */
export const MAX_RIGHT_REQUESTS = 10

/**
 * Whether a person may request rights.
 * @param args.missing number of rights they lack for the action
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
