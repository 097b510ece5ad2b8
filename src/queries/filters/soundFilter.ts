import type { PayloadRequest, Where } from 'payload'
import { columnOfCondition } from '@/domain/lists/viewState'
import type { FlatWhere } from '@/present/list/listState'
import { nestedWhere } from '../list/nestedWhere'
import { mayReadPaths } from '../shared/readablePaths'
import { checkWhere } from './checkWhere'
import { relatedShape } from './relatedShape'
import { withDays, type Calendar } from './relativeDays'

/**
 * Parses a filter of a page's address and resolves its relative days.
 * @param flat its conditions as in the address
 * @returns null for one that the API would refuse, or that uses fields of related records
 *   (`company.name`) that the reader may not read
 */
export const soundFilter = async (
  req: PayloadRequest,
  slug: string,
  flat: FlatWhere,
  calendar: Calendar,
): Promise<Where | null> => {
  const shape = relatedShape(req.payload, slug)
  const where = nestedWhere(flat)
  if (!shape) return null
  try {
    checkWhere({ shape, where, hasCalendar: true })
  } catch {
    return null
  }
  const related = Object.keys(flat)
    .map(columnOfCondition)
    .filter((path) => path.includes('.'))
  if (related.length > 0 && !(await mayReadPaths(req, slug, related))) return null
  return withDays({ shape, where, calendar }) as Where
}
