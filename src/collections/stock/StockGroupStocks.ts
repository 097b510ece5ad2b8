import { accessFor, anyOf } from '@/access/collectionAccess'
import { decimalField } from '@/fields/decimalField'
import { fromAddress } from '@/fields/fromAddress'
import { refuseQuantity } from '@/domain/shared/money'
import { refuseBy } from '@/hooks/refuseBy'
import { refuseFractionOfCard } from '@/hooks/refuseFractionOfCard'
import { defineCollection } from '../defineCollection'
import { refusePartCycle } from './hooks/refuseGroupCycle'

export const StockGroupStocks = defineCollection({
  slug: 'stock-group-stocks',
  // As on its page, editing a part requires write stock-groups.
  access: accessFor('stock-group-stocks', {
    update: anyOf(['write', 'stock-groups'], ['write', 'stock-group-stocks']),
  }),
  indexes: [{ fields: ['stockGroup', 'stockCard'], unique: true }],
  hooks: {
    beforeChange: [
      refuseBy('quantity', ({ quantity }) => refuseQuantity(quantity)),
      refuseFractionOfCard,
      refusePartCycle,
    ],
  },
  restore: { rules: [refuseFractionOfCard, refusePartCycle] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'stockGroup',
          type: 'relationship',
          relationTo: 'stock-groups',
          required: true,
          defaultValue: fromAddress('stockGroup'),
        },
        {
          name: 'stockCard',
          type: 'relationship',
          relationTo: 'stock-cards',
          required: true,
          defaultValue: fromAddress('stockCard'),
        },
        decimalField({ name: 'quantity', kind: 'quantity', required: true }),
      ],
    },
  ],
})
