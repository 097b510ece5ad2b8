import { accessFor, nobody } from '@/access/collectionAccess'
import { CLOSING_KINDS } from '@/domain/stock/closedPeriods'
import { dayField } from '@/fields/dayField'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'

/**
 * Up to which day stock is closed, and who said so. Rows are written by the commands of
 * `stock-periods` alone; a trigger keeps them as they are.
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
    // The last closed day; empty where everything is open again.
    dayField({ name: 'closedUntil' }),
    { name: 'reason', type: 'text' as const, maxLength: 500 },
    { name: 'doneBy', type: 'relationship' as const, relationTo: 'users' as const },
  ].map((field) => readOnly(field as Parameters<typeof readOnly>[0])),
})
