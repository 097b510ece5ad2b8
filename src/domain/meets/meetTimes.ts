import type { RefusalCode } from '../shared/refusal'

/**
 * A meeting may not end before it starts; either time may be empty.
 *
 * @param startsAt ISO instant
 * @param endsAt ISO instant
 * @returns `invalidDate`, `endBeforeStart` or null
 */
export const refuseMeetTimes = ({
  startsAt,
  endsAt,
}: {
  startsAt?: string | Date | null
  endsAt?: string | Date | null
}): RefusalCode | null => {
  const [start, end] = [startsAt, endsAt].map((value) => (value ? +new Date(value) : null))
  if (Number.isNaN(start) || Number.isNaN(end)) return 'invalidDate'
  if (typeof start !== 'number' || typeof end !== 'number') return null
  return end < start ? 'endBeforeStart' : null
}
