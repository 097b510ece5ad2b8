import { accessFor } from '@/access/collectionAccess'
import { STOCK_UNITS } from '@/domain/stock/units'
import { decimalField } from '@/fields/decimalField'
import { textFromAddress } from '@/fields/fromAddress'
import { momentField } from '@/fields/momentField'
import { readOnly } from '@/fields/readOnly'
import { refuseDeleteInUse, type Holder } from '@/hooks/refuseDeleteInUse'
import { options } from '@/i18n/label'
import { section } from '@/fields/section'
import { defineCollection } from '../defineCollection'
import { refuseTakenCodes } from './hooks/refuseTakenCodes'
import { refuseUnitOfFractions } from './hooks/refuseUnitOfFractions'
import type {
  CollectionBeforeValidateHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { refuseCardFigures as refusedFigures } from '@/domain/stock/cardFigures'
import { refuseOverReserved } from '@/operations/stock/refuseOverReserved'
import type { Numeric } from '@/domain/shared/money'
import { refuseTaxRateOfCard } from '@/domain/taxes/refuseTaxRate'
import { companyToday } from '@/queries/settings/companyToday'
import { readTaxRates } from '@/queries/settings/taxRates'
import { sql } from '@payloadcms/db-postgres'
import { readRows } from '@/queries/shared/rows'
import { cardByCode, cardEndpoints, toOrder } from './endpoints/cards'
import { taxRateOfKind } from '@/domain/taxes/taxRates'

/** Default of a rate that may be left out: the general one of today, in percent. */
const generalTaxRate = async ({ req }: { req: PayloadRequest }): Promise<number | null> => {
  const general = taxRateOfKind(await readTaxRates(req), 'general', await companyToday(req))
  return general ? Number(general.rate) : null
}

/**
 * A card with counts or price changes is archived instead of deleted: these rows are in tables without
 * a collection. The database has the same rule as foreign keys.
 */
const refuseDeleteOfCounted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [found] = await readRows<{ isHeld: boolean }>(
    req,
    sql`select exists (select from stock_count_cards where stock_card_id = ${id})
          or exists (select from price_change_rows where stock_card_id = ${id}) as "isHeld"`,
  )
  if (found?.isHeld) throw new Refusal('archiveInstead')
}

/**
 * A card needs a VAT rate that is valid today, as tender lines do; an unchanged rate is accepted
 * even if it is no longer valid.
 */
const refuseCardTaxRate: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { taxRate: rate } = data as { taxRate?: Numeric | null }
  const { taxRate: before } = (originalDoc ?? {}) as { taxRate?: Numeric | null }
  if (rate == null || rate === before) return data
  const [table, day] = [await readTaxRates(req), await companyToday(req)]
  refuseFields([refuseTaxRateOfCard({ table, rate, before: before ?? null, day })])
  return data
}

/**
 * Numbers are validated by the domain's rule. Negative stock cannot be switched off for a card that
 * is oversold or overreserved.
 */
const refuseCardFigures: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  refuseFields(refusedFigures(data, originalDoc))
  if (originalDoc?.allowNoStock === true && data.allowNoStock === false)
    await refuseOverReserved(req, originalDoc)
  return data
}

/**
 * Empty codes are stored as null: two cards without a barcode must not collide in the unique index.
 */
const emptyCodesToNull: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  for (const code of ['sku', 'barcode']) {
    const value: unknown = data[code]
    if (typeof value === 'string') data[code] = value.trim() === '' ? null : value.trim()
  }
  return data
}

/** Cards with movements, reservations or sales cannot be deleted: they are archived. */
const HISTORY = ['stock-movements', 'stock-reservations', 'tender-items']
const isHistory = (holders: readonly Holder[]) =>
  holders.some(({ collection }) => HISTORY.includes(collection))

export const StockCards = defineCollection({
  slug: 'stock-cards',
  access: accessFor('stock-cards'),
  defaultSort: 'name',
  endpoints: [cardByCode, toOrder, ...cardEndpoints],
  hooks: {
    beforeValidate: [emptyCodesToNull],
    beforeChange: [refuseCardFigures, refuseCardTaxRate, refuseUnitOfFractions, refuseTakenCodes],
    beforeDelete: [
      refuseDeleteInUse(
        [
          ['stock-movements', 'stockCard'],
          ['stock-reservations', 'stockCard'],
          ['tender-items', 'stockCard'],
          ['stock-group-stocks', 'stockCard'],
          ['stock-groups', 'madeCard'],
        ],
        (holders) => (isHistory(holders) ? 'archiveInstead' : 'inUse'),
      ),
      refuseDeleteOfCounted,
    ],
  },
  restore: { rules: [refuseTakenCodes] },
  fields: [
    section('details', [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true, maxLength: 200, index: true },
          { name: 'stockType', type: 'relationship', relationTo: 'stock-types' },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'sku', type: 'text', maxLength: 64, unique: true },
          {
            name: 'barcode',
            type: 'text',
            maxLength: 64,
            unique: true,
            defaultValue: textFromAddress('barcode', 64),
          },
          { name: 'qrCode', type: 'text', maxLength: 500 },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'unit',
            type: 'select',
            required: true,
            defaultValue: 'piece',
            options: options('stockCards.units', STOCK_UNITS),
          },
          decimalField({ name: 'taxRate', kind: 'percent', defaultValue: generalTaxRate }),
          decimalField({ name: 'minQuantity', kind: 'quantity' }),
        ],
      },
      {
        name: 'taxRateHint',
        type: 'ui',
        admin: { components: { Field: '/components/stock/card/TaxRateHint#TaxRateHint' } },
      },
      {
        type: 'row',
        fields: [
          decimalField({ name: 'maxQuantity', kind: 'quantity' }),
          decimalField({ name: 'orderMultiple', kind: 'quantity' }),
        ],
      },
    ]),
    section('prices', [
      {
        type: 'row',
        fields: [
          decimalField({ name: 'currentPrice', kind: 'price' }),
          decimalField({ name: 'offerPrice', kind: 'price' }),
          decimalField({ name: 'costPrice', kind: 'price' }),
        ],
      },
      {
        type: 'row',
        fields: [
          decimalField({ name: 'priceUsd', kind: 'price', currency: 'USD' }),
          decimalField({ name: 'priceEur', kind: 'price', currency: 'EUR' }),
        ],
      },
    ]),
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar' },
    },
    ...[
      decimalField({ name: 'currentQuantity', kind: 'quantity', defaultValue: 0, index: true }),
      decimalField({ name: 'reservedQuantity', kind: 'quantity', defaultValue: 0 }),
      decimalField({ name: 'availableQuantity', kind: 'quantity', defaultValue: 0, index: true }),
      decimalField({ name: 'averageCost', kind: 'price', currency: 'TRY' }),
      decimalField({ name: 'lastCost', kind: 'price', currency: 'TRY' }),
      decimalField({ name: 'stockValue', kind: 'amount', currency: 'TRY' }),
    ].map((field) =>
      readOnly({ ...field, admin: { ...field.admin, position: 'sidebar' as const } }),
    ),
    readOnly(momentField({ name: 'lastCountedAt', admin: { position: 'sidebar' } })),
    {
      name: 'allowNoStock',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    // Available quantity below the minimum: maintained by the trigger that maintains the
    // quantities.
    readOnly({
      name: 'isLow',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    }),
    // Archived: written by the commands `archive` and `unarchive`.
    readOnly({
      name: 'isArchived',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    }),
  ],
})
