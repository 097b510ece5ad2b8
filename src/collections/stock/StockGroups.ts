import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { decimalField } from '@/fields/decimalField'
import { ownRowsField } from '@/fields/ownRowsField'
import { readOnly } from '@/fields/readOnly'
import { richTextField } from '@/fields/richTextField'
import { defineCollection } from '../defineCollection'
import { readParts, saveParts, takeParts } from './hooks/groupParts'

export const StockGroups = defineCollection({
  slug: 'stock-groups',
  access: accessFor('stock-groups'),
  defaultSort: 'name',
  hooks: {
    beforeChange: [takeParts],
    afterChange: [saveParts],
    afterRead: [readParts],
    beforeDelete: [refuseDeleteInUse([['tender-items', 'stockGroup']])],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200, unique: true },
    richTextField({ name: 'description', maxLength: 20000 }),
    // Rows of `stock-group-stocks`.
    ownRowsField({
      name: 'parts',
      words: 'stockGroupStocks',
      editor: '/components/stock/GroupParts#GroupParts',
    }),
    readOnly(
      decimalField({
        name: 'buildableQuantity',
        kind: 'quantity',
        virtual: true,
        admin: { position: 'sidebar' },
      }),
    ),
  ],
})
