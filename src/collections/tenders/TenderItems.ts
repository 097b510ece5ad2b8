import { accessFor } from '@/access/collectionAccess'
import { DISCOUNT_TYPES } from '@/domain/tenders/discount'
import { ITEM_KINDS } from '@/domain/tenders/itemKinds'
import { decimalField } from '@/fields/decimalField'
import { readOnly } from '@/fields/readOnly'
import { refuseFractionOfCard } from '@/hooks/refuseFractionOfCard'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { options } from '@/i18n/label'
import { anyOf } from '@/access/collectionAccess'
import { defineCollection } from '../defineCollection'
import { checkItem, forgetItem, recalculate } from './hooks/singleItem'

export const TenderItems = defineCollection({
  slug: 'tender-items',
  subject: 'tenders',
  words: 'tenderItems',
  // A line belongs to its tender: whoever may write the tender may add and remove lines.
  access: accessFor('tenders', {
    create: anyOf(['write', 'tenders'], ['create', 'tenders']),
    delete: anyOf(['write', 'tenders']),
  }),
  admin: { defaultColumns: ['tender', 'description', 'quantity', 'unitPrice', 'net'] },
  defaultSort: 'order',
  custom: { partOf: { column: 'tender_id', slug: 'tenders' } satisfies PartOf },
  hooks: {
    beforeChange: [checkItem, refuseFractionOfCard],
    afterChange: [recalculate],
    afterDelete: [forgetItem],
  },
  fields: [
    { name: 'tender', type: 'relationship', relationTo: 'tenders', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'stockCard',
      options: options('tenderItems.kinds', ITEM_KINDS),
    },
    { name: 'stockCard', type: 'relationship', relationTo: 'stock-cards' },
    { name: 'stockGroup', type: 'relationship', relationTo: 'stock-groups' },
    { name: 'description', type: 'textarea', maxLength: 2000 },
    decimalField({ name: 'quantity', kind: 'quantity' }),
    decimalField({ name: 'unitPrice', kind: 'price' }),
    {
      name: 'discountType',
      type: 'select',
      options: options('tenders.discountTypes', DISCOUNT_TYPES),
    },
    decimalField({ name: 'discountValue', kind: 'price' }),
    decimalField({ name: 'taxRate', kind: 'percent' }),
    { name: 'order', type: 'number', defaultValue: 0, min: 0, max: 100000 },
    readOnly(decimalField({ name: 'net', kind: 'amount', defaultValue: 0 })),
    readOnly(decimalField({ name: 'tax', kind: 'amount', defaultValue: 0 })),
  ],
})
