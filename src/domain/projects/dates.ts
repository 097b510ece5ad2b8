import { dayFromStored } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'

/**
 * A project may not end before it starts; the same day is allowed and either may be empty.
 *
 * @param startDate day, or a stored date (noon UTC)
 * @param endDate likewise
 * @returns `endBeforeStart`, `invalidDate`, or null
 */
export const refuseProjectDates = ({
  startDate,
  endDate,
}: {
  startDate?: unknown
  endDate?: unknown
}): RefusalCode | null => {
  const start = dayFromStored(startDate)
  const end = dayFromStored(endDate)
  if ((startDate && !start) || (endDate && !end)) return 'invalidDate'
  return end && end < (start ?? '') ? 'endBeforeStart' : null
}
