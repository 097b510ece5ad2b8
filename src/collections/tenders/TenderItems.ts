import { LINE_CHOICES } from '@/domain/tenders/choices/choices'
import { DISCOUNT_TYPES } from '@/domain/tenders/totals/discount'
import { ITEM_KINDS } from '@/domain/tenders/lines/itemKinds'
import { decimalField } from '@/fields/decimalField'
import { readOnly } from '@/fields/readOnly'
import { refuseFractionOfCard } from '@/hooks/refuseFractionOfCard'
import type { PartOf } from '@/hooks/lockBeforeUpdate'
import { options } from '@/i18n/label'
import { saveTender } from '@/operations/tenders/saveTender'
import { defineCollection } from '../defineCollection'
import { deletedPartRights } from './deletedPartRights'
import { partAccess, partFieldRights } from './tenderAccess'
import { refuseForeignTender, refuseForeignTenderOnDelete } from './hooks/refuseForeignTender'
import { checkItem, forgetItem, recalculate } from './hooks/singleItem'

export const TenderItems = defineCollection({
  slug: 'tender-items',
  access: partAccess('items'),
  fieldRights: partFieldRights('items'),
  admin: { defaultColumns: ['tender', 'description', 'quantity', 'unitPrice', 'net'] },
  defaultSort: 'order',
  custom: { isWhole: true, partOf: { column: 'tender_id', slug: 'tenders' } satisfies PartOf },
  hooks: {
    beforeChange: [refuseForeignTender('items'), checkItem, refuseFractionOfCard],
    beforeDelete: [refuseForeignTenderOnDelete('items')],
    afterChange: [recalculate],
    afterDelete: [forgetItem],
  },
  restore: {
    rights: deletedPartRights('items'),
    rules: [refuseFractionOfCard],
    after: ({ req, values }) =>
      saveTender({ req, tenderId: Number(values.tender), hasNewLine: true }),
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
    {
      name: 'choice',
      type: 'select',
      required: true,
      defaultValue: 'included',
      options: options('tenderItems.choices', LINE_CHOICES),
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
    // Cost per unit in lira when card, group or price were last set; written by a trigger.
    readOnly(decimalField({ name: 'unitCost', kind: 'price', currency: 'TRY' })),
  ],
})
