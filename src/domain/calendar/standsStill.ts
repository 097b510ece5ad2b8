import type { CalendarLayer } from './calendarAsked'

/** Why the day of a calendar item cannot be changed there. */
export type StandsStill = 'noRight' | 'meetHeld' | 'meetCancelled' | 'ofTender' | 'delivered'

/**
 * Why the day of an item cannot be changed in the calendar: an approval or a sent offer fixes it,
 * it is past, or the user may not change it.
 * @param item.state of a meeting; null where it is not known
 * @param item.mayMove whether the user may change its day
 * @returns null for a planned meeting or an open action that the user may change
 */
export const standsStill = (item: {
  layer: CalendarLayer
  state: string | null
  mayMove: boolean
}): StandsStill | null => {
  if (item.layer === 'deliveries') return 'delivered'
  if (item.layer === 'instalments' || item.layer === 'lastDays') return 'ofTender'
  if (item.state === 'held') return 'meetHeld'
  if (item.state === 'cancelled') return 'meetCancelled'
  return item.mayMove ? null : 'noRight'
}
