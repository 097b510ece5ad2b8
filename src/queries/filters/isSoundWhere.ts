import type { SanitizedCollectionConfig } from 'payload'
import { checkWhere } from './checkWhere'
import { collectionShape } from './collectionShape'

type Where = Parameters<typeof checkWhere>[0]['where']

/**
 * Whether a filter in a page's address passes the same validation as one of the API. Its relative
 * days are left to `withDays`.
 */
export const isSoundWhere = (collection: SanitizedCollectionConfig) => {
  const shape = collectionShape(collection)
  return (where: Where): boolean => {
    try {
      checkWhere({ shape, where, hasCalendar: true })
      return true
    } catch {
      return false
    }
  }
}
