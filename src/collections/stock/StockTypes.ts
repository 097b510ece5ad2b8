import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { richTextField } from '@/fields/richTextField'
import { defineCollection } from '../defineCollection'

export const StockTypes = defineCollection({
  slug: 'stock-types',
  access: accessFor('stock-types'),
  defaultSort: 'name',
  hooks: {
    beforeDelete: [
      refuseDeleteInUse([
        ['stock-cards', 'stockType'],
        ['stock-counts', 'stockType'],
      ]),
    ],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, unique: true },
    richTextField({ name: 'description', maxLength: 20000 }),
  ],
})
