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
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { refuseBulletinChange, refuseEntry, isPublished } from '@/domain/rates/entry'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { refuseTakenDay } from '@/operations/rates/refuseTakenDay'
import { companyToday } from '@/queries/settings/companyToday'

/** Published rates of the central bank cannot be deleted; a database trigger refuses it as well. */
const refuseBulletinDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rate = await req.payload.db.findOne<{ id: number; source?: string }>({
    collection: 'currency-rates',
    where: { id: { equals: id } },
    req,
  })
  if (rate && isPublished(rate)) throw new Refusal('bulletinIsFinal')
}

/** Refuses an invalid manual rate, and a second one for the same day and currency. */
const checkEntry: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const code = originalDoc && refuseBulletinChange(originalDoc, data)
  if (code) throw new Refusal(code)
  const values = { ...originalDoc, ...data }
  const { day, buying, selling } = values
  refuseFields(refuseEntry({ day, buying, selling, today: await companyToday(req) }))
  await refuseTakenDay(req, values)
  return data
}

/**
 * Exchange rates by day, lira for one unit: bulletins of the central bank, and rates entered by
 * hand.
 */
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
