import { accessFor, nobody } from '@/access/collectionAccess'
import { CLOSING_KINDS } from '@/domain/stock/closedPeriods'
import { dayField } from '@/fields/dayField'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'

/**
 * Closed stock periods: the last closed day and the user who closed it. Only the commands of
 * `stock-periods` create rows; a trigger refuses changes.
 */
export const StockClosings = defineCollection({
  slug: 'stock-closings',
  access: accessFor('stock-closings', { create: nobody, update: nobody, delete: nobody }),
  defaultSort: '-id',
  fields: [
    {
      name: 'kind',
      type: 'select' as const,
      options: options('stockClosings.kinds', CLOSING_KINDS),
    },
    // The last closed day; empty if no period is closed.
    dayField({ name: 'closedUntil' }),
    { name: 'reason', type: 'text' as const, maxLength: 500 },
    { name: 'doneBy', type: 'relationship' as const, relationTo: 'users' as const },
  ].map((field) => readOnly(field as Parameters<typeof readOnly>[0])),
})
