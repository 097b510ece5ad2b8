import type { Condition, CollectionBeforeChangeHook } from 'payload'
import { accessFor, nobody } from '@/access/collectionAccess'
import {
  COUNT_SCOPES,
  COUNT_STATUSES,
  type CountScope,
  COUNT_PLAN,
  isPlanOpen,
  SCOPE_FIELDS,
} from '@/domain/stock/counting/counts'
import { momentField } from '@/fields/momentField'
import { readOnly } from '@/fields/readOnly'
import { section } from '@/fields/section'
import { label, options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { countReadings } from './endpoints/countReadings'
import { changedFields } from '@/domain/shared/fieldValue'
import { idOf } from '@/domain/shared/idOf'
import { refuseFields } from '@/domain/shared/refusal'
import {
  cancelCount,
  finishCount,
  resumeCount,
  startCount,
} from '@/operations/stock/counts/countSteps'
import { postCount } from '@/operations/stock/counts/postCount'
import { commandEndpoints } from '@/collections/shared/commandEndpoints'

/**
 * A count of a type or of a group needs that type or group. The scope, and whether counters see the
 * expected quantities, cannot be changed once counting has begun; a trigger has the same rule.
 */
const refuseCountScope: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const plan = { ...originalDoc, ...data }
  const path = SCOPE_FIELDS[plan.scope as CountScope]
  refuseFields([path && idOf(plan[path]) === null ? { path, code: 'required' } : null])
  if (operation === 'create' || isPlanOpen(originalDoc.status)) return data
  const touched = changedFields(COUNT_PLAN, data, originalDoc)
  refuseFields(touched.map((path) => ({ path, code: 'wrongCountState' })))
  return data
}

const isOf =
  (scope: CountScope): Condition =>
  (data) =>
    data?.scope === scope

/** Commands that change the state of a count; counted quantities use the commands of `counting`. */
const countEndpoints = commandEndpoints('stock-counts', {
  start: startCount,
  finish: finishCount,
  post: ({ body, ...call }) => postCount({ ...call, ...body }),
  resume: resumeCount,
  cancel: cancelCount,
})

export const StockCounts = defineCollection({
  slug: 'stock-counts',
  // Counts are kept as history: they can be cancelled, not deleted.
  access: accessFor('stock-counts', { delete: nobody }),
  defaultSort: '-id',
  endpoints: [...countReadings, ...countEndpoints],
  hooks: { beforeChange: [refuseCountScope] },
  fields: [
    section('details', [
      { name: 'title', type: 'text', required: true, maxLength: 200, index: true },
      {
        name: 'scope',
        type: 'select',
        required: true,
        defaultValue: 'list',
        options: options('stockCounts.scopes', COUNT_SCOPES),
      },
      {
        name: 'stockType',
        type: 'relationship',
        relationTo: 'stock-types',
        admin: { condition: isOf('type') },
      },
      {
        name: 'stockGroup',
        type: 'relationship',
        relationTo: 'stock-groups',
        admin: { condition: isOf('group') },
      },
      {
        name: 'isBlind',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: label('stockCounts.planHints.isBlind') },
      },
      { name: 'note', type: 'textarea', maxLength: 2000 },
    ]),
    ...[
      {
        name: 'status' as const,
        type: 'select' as const,
        defaultValue: 'draft',
        index: true,
        options: options('stockCounts.statuses', COUNT_STATUSES),
        admin: { position: 'sidebar' as const },
      },
      momentField({ name: 'startedAt', admin: { position: 'sidebar' } }),
      {
        name: 'startedBy' as const,
        type: 'relationship' as const,
        relationTo: 'users' as const,
        admin: { position: 'sidebar' as const },
      },
      momentField({ name: 'postedAt', admin: { position: 'sidebar' } }),
      {
        name: 'postedBy' as const,
        type: 'relationship' as const,
        relationTo: 'users' as const,
        admin: { position: 'sidebar' as const },
      },
      {
        name: 'reason' as const,
        type: 'text' as const,
        maxLength: 500,
        admin: { position: 'sidebar' as const },
      },
    ].map((field) => readOnly(field)),
  ],
})
