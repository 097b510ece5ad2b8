import type {
  Condition,
  CollectionBeforeChangeHook,
  PayloadRequest,
  CollectionAfterChangeHook,
  Endpoint,
} from 'payload'
import { accessFor, nobody } from '@/access/collectionAccess'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { MOVEMENT_TYPES } from '@/domain/stock/movementType'
import { MOVEMENT_ORIGINS } from '@/domain/stock/origins'
import { currencyField } from '@/fields/currencyField'
import { dayField, todayOfCompany } from '@/fields/dayField'
import { decimalField } from '@/fields/decimalField'
import { fromAddress } from '@/fields/fromAddress'
import { rateProposal } from '@/fields/rateProposal'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { section } from '@/fields/section'
import { defineCollection } from '../defineCollection'
import { movementEndpoints } from './endpoints/stockCommands'
import { prepareMovement } from './hooks/prepareMovement'
import { sql } from '@payloadcms/db-postgres'
import { changedFields } from '@/domain/shared/fieldValue'
import { refuseFields } from '@/domain/shared/refusal'
import { finalMovementFields } from '@/domain/stock/finalFields'
import { query } from '@/operations/shared/transaction'
import { idOf } from '@/domain/shared/idOf'
import { emitLowStock } from '@/operations/stock/emitLowStock'
import { readClosedUntil } from '@/queries/stock/readClosedUntil'
import { insistOnRights } from '../shared/commandCall'

/**
 * `GET /stock-movements/closed-until`: the last closed day, for the movement form. Creating a
 * movement is permission enough: the refusal of a closed day names it as well.
 */
const closedUntil: Endpoint = {
  path: '/closed-until',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['create', 'stock-movements']])
    return Response.json({ day: await readClosedUntil(req) })
  },
}

/** An issue lowers the available quantity, unless it delivers what a reservation already held. */
const notifyOfIssue: CollectionAfterChangeHook = async (call) => {
  const { data, doc, operation, req, context } = call
  // An import emits one event per card, after all of its rows are posted.
  if (context.import !== undefined) return doc
  // From `data`: `doc` lacks the fields that the caller may not read.
  const { type, reservation, stockCard, quantity } = data
  if (operation !== 'create' || type !== 'out' || idOf(reservation) !== null) return doc
  await emitLowStock({ req, taken: new Map([[Number(idOf(stockCard)), quantity]]) })
  return doc
}

const isReversed = async (req: PayloadRequest, id: number): Promise<boolean> => {
  const rows = await query(req, sql`select 1 from stock_movements where reversal_of_id = ${id}`)
  return rows.length > 0
}

/**
 * What a posted movement did to the stock is final. A correction is a reversal. The database has
 * the same rule as a trigger.
 */
const refuseFinalFields: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  if (operation !== 'update') return data
  const isPaired = Boolean(originalDoc.reversalOf) || (await isReversed(req, originalDoc.id))
  const touched = changedFields(finalMovementFields({ isPaired }), data, originalDoc)
  refuseFields(touched.map((path) => ({ path, code: 'movementIsFinal' })))
  return data
}

const isForeign: Condition = (data) =>
  Boolean(data?.currencyType) && data?.currencyType !== BASE_CURRENCY

export const StockMovements = defineCollection({
  slug: 'stock-movements',
  // A posted movement is never edited or deleted: a correction is a reversal.
  access: accessFor('stock-movements', { delete: nobody }),
  defaultSort: '-id',
  endpoints: [closedUntil, ...movementEndpoints],
  hooks: { beforeChange: [refuseFinalFields, prepareMovement], afterChange: [notifyOfIssue] },
  fields: [
    section('details', [
      {
        name: 'type',
        type: 'select',
        required: true,
        options: options('stockMovements.types', MOVEMENT_TYPES),
        admin: {
          components: { Field: '/components/stock/movement/DirectionField#DirectionField' },
        },
      },
      {
        name: 'stockCard',
        type: 'relationship',
        relationTo: 'stock-cards',
        required: true,
        defaultValue: fromAddress('stockCard'),
      },
      {
        name: 'after',
        type: 'ui',
        admin: { components: { Field: '/components/stock/movement/QuantityAfter#QuantityAfter' } },
      },
    ]),
    section('quantity', [
      {
        type: 'row',
        fields: [
          decimalField({ name: 'quantity', kind: 'quantity', required: true }),
          decimalField({ name: 'price', kind: 'price', required: true }),
          currencyField('currencyType'),
          // Lira has no rate.
          decimalField({ name: 'currencyRate', kind: 'rate', admin: { condition: isForeign } }),
        ],
      },
      rateProposal({ purpose: 'booking', currency: 'currencyType', day: 'operationDate' }),
      dayField({
        name: 'operationDate',
        required: true,
        index: true,
        defaultValue: todayOfCompany,
      }),
      {
        name: 'closedHint',
        type: 'ui',
        admin: { components: { Field: '/components/stock/movement/ClosedHint#ClosedHint' } },
      },
    ]),
    section('links', [
      {
        type: 'row',
        fields: [
          {
            name: 'project',
            type: 'relationship',
            relationTo: 'company-projects',
            defaultValue: fromAddress('project'),
          },
          {
            name: 'tender',
            type: 'relationship',
            relationTo: 'tenders',
            defaultValue: fromAddress('tender'),
          },
        ],
      },
      { name: 'note', type: 'textarea', maxLength: 2000 },
    ]),
    readOnly({
      name: 'origin',
      type: 'select',
      defaultValue: 'manual',
      options: options('stockMovements.origins', MOVEMENT_ORIGINS),
      admin: { position: 'sidebar' },
    }),
    // Number of the delivery within its tender, from 1; set by the database.
    readOnly({ name: 'delivery', type: 'number', admin: { position: 'sidebar' } }),
    readOnly({
      name: 'operationUser',
      type: 'relationship',
      relationTo: 'users',
      admin: { position: 'sidebar' },
    }),
    readOnly(
      decimalField({ name: 'balanceAfter', kind: 'quantity', admin: { position: 'sidebar' } }),
    ),
    readOnly(
      decimalField({
        name: 'averageCostAfter',
        kind: 'price',
        // In lira, whatever the currency of the movement.
        currency: 'TRY',
        admin: { position: 'sidebar' },
      }),
    ),
    readOnly({
      name: 'reversalOf',
      type: 'relationship',
      relationTo: 'stock-movements',
      admin: { position: 'sidebar' },
    }),
    readOnly({
      name: 'count',
      type: 'relationship',
      relationTo: 'stock-counts',
      admin: { position: 'sidebar' },
    }),
    // The same number for all rows of one assembly; set by the database.
    readOnly({ name: 'assembly', type: 'number', index: true, admin: { position: 'sidebar' } }),
    readOnly({
      name: 'stockGroup',
      type: 'relationship',
      relationTo: 'stock-groups',
      admin: { position: 'sidebar' },
    }),
    readOnly({
      name: 'reservation',
      type: 'relationship',
      relationTo: 'stock-reservations',
      admin: { position: 'sidebar' },
    }),
  ],
})
