import { accessFor } from '@/access/collectionAccess'
import { FOREIGN_CURRENCIES } from '@/domain/rates/bulletin'
import { RATE_ORIGINS } from '@/domain/rates/rates'
import { dayField, todayOfCompany } from '@/fields/dayField'
import { decimalField } from '@/fields/decimalField'
import { readOnly } from '@/fields/readOnly'
import { section } from '@/fields/section'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { proposedRate } from './endpoints/proposedRate'
import { checkEntry } from './hooks/checkEntry'
import { refuseBulletinDelete } from './hooks/refuseBulletinDelete'

/** Lira for one unit of foreign money, by day: bulletins of the central bank, and what people type. */
export const CurrencyRates = defineCollection({
  slug: 'currency-rates',
  access: accessFor('currency-rates'),
  defaultSort: '-day',
  endpoints: [proposedRate],
  hooks: { beforeChange: [checkEntry], beforeDelete: [refuseBulletinDelete] },
  fields: [
    section('details', [
      {
        type: 'row',
        fields: [
          dayField({ name: 'day', required: true, index: true, defaultValue: todayOfCompany }),
          {
            name: 'currency',
            type: 'select',
            required: true,
            options: options('currencies', FOREIGN_CURRENCIES),
          },
        ],
      },
      {
        type: 'row',
        fields: [
          decimalField({ name: 'buying', kind: 'rate', required: true }),
          decimalField({ name: 'selling', kind: 'rate', required: true }),
        ],
      },
      { name: 'note', type: 'text', maxLength: 200 },
    ]),
    readOnly({
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'manual',
      options: options('currencyRates.sources', RATE_ORIGINS),
      admin: { position: 'sidebar' },
    }),
  ],
})
