import { accessFor, anyOf, nobody } from '@/access/collectionAccess'
import { RESERVATION_ORIGINS } from '@/domain/stock/origins'
import { RESERVATION_STATUSES } from '@/domain/stock/reservation'
import { dayField } from '@/fields/dayField'
import { decimalField } from '@/fields/decimalField'
import { fromAddress } from '@/fields/fromAddress'
import { momentField } from '@/fields/momentField'
import { readOnly } from '@/fields/readOnly'
import { label, options } from '@/i18n/label'
import { section } from '@/fields/section'
import { defineCollection } from '../defineCollection'
import { companyField } from '../shared/companyField'
import { reservationEndpoints } from './endpoints/stockCommands'
import { prepareReservation } from './hooks/prepareReservation'
import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { emitLowStock } from '@/operations/stock/emitLowStock'
import { emitReservation } from '@/operations/stock/emitReservation'

/**
 * A new reservation reduces the available quantity, unless it was moved from another tender, and its
 * tender's users are notified.
 */
const notifyOfReservation: CollectionAfterChangeHook = async (call) => {
  const { data, doc, operation, req, context } = call
  // A waiting reservation does not reduce the available quantity yet.
  if (operation !== 'create' || data.status === 'waiting') return doc
  // From `data`: `doc` lacks the fields that the caller may not read.
  if (!context.isMoved)
    await emitLowStock({ req, taken: new Map([[Number(idOf(data.stockCard)), data.quantity]]) })
  if (idOf(data.tender) !== null)
    await emitReservation({ req, event: 'reservationMade', id: Number(doc.id) })
  return doc
}

export const StockReservations = defineCollection({
  slug: 'stock-reservations',
  // As on its page, editing a reservation requires create. Rows stay as history.
  access: accessFor('stock-reservations', {
    update: anyOf(['create', 'stock-reservations']),
    delete: nobody,
  }),
  defaultSort: '-id',
  endpoints: reservationEndpoints,
  hooks: { beforeChange: [prepareReservation], afterChange: [notifyOfReservation] },
  fields: [
    section('details', [
      {
        type: 'row',
        fields: [
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
      dayField({ name: 'reservedUntil', index: true }),
      {
        name: 'validityHint',
        type: 'ui',
        admin: { components: { Field: '/components/stock/ValidityHint#ValidityHint' } },
      },
      // Only effective at creation: with too little stock, it waits instead of being refused.
      {
        name: 'waits',
        type: 'checkbox',
        defaultValue: false,
        admin: { condition: (data) => !data?.id, description: label('waiting.hint') },
      },
    ]),
    section('links', [
      {
        type: 'row',
        fields: [
          {
            name: 'tender',
            type: 'relationship',
            relationTo: 'tenders',
            defaultValue: fromAddress('tender'),
          },
          {
            name: 'project',
            type: 'relationship',
            relationTo: 'company-projects',
            defaultValue: fromAddress('project'),
          },
          companyField(),
        ],
      },
      { name: 'note', type: 'textarea', maxLength: 2000 },
    ]),
    readOnly({
      name: 'status',
      type: 'select',
      defaultValue: 'active',
      index: true,
      options: options('stockReservations.statuses', RESERVATION_STATUSES),
      admin: { position: 'sidebar' },
    }),
    readOnly({
      name: 'origin',
      type: 'select',
      defaultValue: 'manual',
      options: options('stockReservations.origins', RESERVATION_ORIGINS),
      admin: { position: 'sidebar' },
    }),
    readOnly(
      decimalField({ name: 'remainingQuantity', kind: 'quantity', admin: { position: 'sidebar' } }),
    ),
    // The time since which a waiting reservation could be fulfilled.
    readOnly(momentField({ name: 'offeredAt', admin: { position: 'sidebar' } })),
    readOnly({
      name: 'reservedBy',
      type: 'relationship',
      relationTo: 'users',
      admin: { position: 'sidebar' },
    }),
  ],
})
