import { accessFor } from '@/access/collectionAccess'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { decimalField } from '@/fields/decimalField'
import { ownRowsField } from '@/fields/ownRowsField'
import { readOnly } from '@/fields/readOnly'
import { richTextField } from '@/fields/richTextField'
import { defineCollection } from '../defineCollection'
import { readParts, saveParts, takeParts } from './hooks/groupParts'
import { refuseGroupCycle } from './hooks/refuseGroupCycle'
import { assembleGroup, disassembleGroup } from '@/operations/stock/assembleGroup'
import { commandEndpoints } from '@/collections/shared/commandEndpoints'

/** Assembling turns parts into the card of the group; disassembling is the reverse. */
const groupEndpoints = commandEndpoints('stock-groups', {
  assemble: ({ body, ...call }) => assembleGroup({ ...call, ...body }),
  disassemble: ({ body, ...call }) => disassembleGroup({ ...call, ...body }),
})

export const StockGroups = defineCollection({
  slug: 'stock-groups',
  access: accessFor('stock-groups'),
  defaultSort: 'name',
  hooks: {
    beforeChange: [takeParts, refuseGroupCycle],
    afterChange: [saveParts],
    afterRead: [readParts],
    beforeDelete: [
      refuseDeleteInUse([
        ['tender-items', 'stockGroup'],
        ['stock-movements', 'stockGroup'],
        ['stock-counts', 'stockGroup'],
      ]),
    ],
  },
  restore: { rules: [refuseGroupCycle] },
  endpoints: groupEndpoints,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 200, unique: true },
    richTextField({ name: 'description', maxLength: 20000 }),
    // The card that assembling produces, for groups that are kept in stock.
    { name: 'madeCard', type: 'relationship', relationTo: 'stock-cards', index: true },
    // Rows of `stock-group-stocks`.
    ownRowsField({
      name: 'parts',
      words: 'stockGroupStocks',
      // Responses also contain the name of each part's card.
      rows: { collection: 'stock-group-stocks', parent: 'stockGroup', answered: ['name'] },
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
