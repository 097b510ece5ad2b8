import type { CollectionBeforeChangeHook } from 'payload'
import { changedFields } from '@/domain/shared/fieldValue'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields } from '@/domain/shared/refusal'
import { COUNT_PLAN, isPlanOpen, SCOPE_FIELDS, type CountScope } from '@/domain/stock/counts'

/**
 * A count of a type or a group names it. Which cards are counted, and whether their counters see what should
 * be there, stays once counting has begun; the database has the same rule as a trigger.
 */
export const refuseCountScope: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const plan = { ...originalDoc, ...data }
  const path = SCOPE_FIELDS[plan.scope as CountScope]
  refuseFields([path && idOf(plan[path]) === null ? { path, code: 'required' } : null])
  if (operation === 'create' || isPlanOpen(originalDoc.status)) return data
  const touched = changedFields(COUNT_PLAN, data, originalDoc)
  refuseFields(touched.map((path) => ({ path, code: 'wrongCountState' })))
  return data
}
