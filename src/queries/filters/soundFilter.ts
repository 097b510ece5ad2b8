import type { SanitizedCollectionConfig, Where } from 'payload'
import { checkWhere } from './checkWhere'
import { collectionShape } from './collectionShape'
import { withDays, type Calendar } from './relativeDays'

/**
 * A filter of a page's address with the days that it stands for.
 * @param where the condition in its nested form, judged as the API judges filters
 * @returns null for one that the API would refuse
 */
export const soundFilter = (
  collection: SanitizedCollectionConfig,
  where: Where,
  calendar: Calendar,
): Where | null => {
  const shape = collectionShape(collection)
  try {
    checkWhere({ shape, where, hasCalendar: true })
  } catch {
    return null
  }
  return withDays({ shape, where, calendar }) as Where
}
