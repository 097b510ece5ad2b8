import { refuseSentItem } from '@/domain/tenders/lines/lines'
import { TENDER_TYPES } from '@/domain/tenders/tenderTypes'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { lockRow } from '@/operations/shared/transaction'
import { label, options } from '@/i18n/label'
import { section } from '@/fields/section'
import { refuseForeignBranchAndEmployee } from '@/hooks/refuseForeignRelations'
import { ownRowsField } from '@/fields/ownRowsField'
import { richTextField } from '@/fields/richTextField'
import { defineCollection } from '../defineCollection'
import { peopleToAssign } from '../shared/peopleToAssign'
import { FOR_PAPER_READERS } from './sendAccess'
import { tenderAccess, tenderFieldRights } from './tenderAccess'
import { commercialFields, customerFields, offerDays, stateFields } from './tenderFields'
import { tenderEndpoints } from './endpoints/tenderCommands'
import { deliveryNote, tenderDeliveries } from './endpoints/tenderDeliveries'
import { completeTender } from './hooks/completeTender'
import { guardRate } from './hooks/guardRate'
import { refuseLockedContent } from './hooks/refuseLockedContent'
import { readItems, saveItems, takeItems } from './hooks/tenderItems'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { followValidity } from '@/operations/stock/followValidity'
import { Refusal } from '@/domain/shared/refusal'
import { isTenderDeletable } from '@/domain/tenders/commands'
import {
  approvalSheet,
  borrowedTerms,
  customerPrices,
  likelyCustomersOf,
  taxRates,
  tenderApprovers,
  tenderPdf,
} from './endpoints/tenderReads'

/**
 * Only a draft without a number can be deleted: numbers stay, cancelled ones included. Its row is
 * locked before it is read, as by its commands.
 */
const refuseTenderDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockRow(req, 'tenders', Number(id))
  const tender = await req.payload.db.findOne<{ id: number; status?: string; number?: string }>({
    collection: 'tenders',
    where: { id: { equals: id } },
    req,
  })
  if (tender && !isTenderDeletable(tender)) throw new Refusal('tenderLocked')
}

/** Moves the last day of reservations along with the tender's validity. */
const moveHeldDays: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update')
    await followValidity({
      req,
      tender: Number(doc.id),
      from: dayFromStored(previousDoc?.validUntil),
      to: dayFromStored(doc.validUntil),
    })
  return doc
}

export const Tenders = defineCollection({
  slug: 'tenders',
  access: tenderAccess,
  fieldRights: tenderFieldRights,
  defaultSort: '-id',
  endpoints: [
    taxRates,
    borrowedTerms,
    customerPrices,
    tenderPdf,
    tenderDeliveries,
    deliveryNote,
    likelyCustomersOf,
    tenderApprovers,
    approvalSheet,
    peopleToAssign('tenders'),
    ...tenderEndpoints,
  ],
  hooks: {
    beforeChange: [refuseLockedContent, guardRate, completeTender, takeItems],
    afterChange: [saveItems, moveHeldDays],
    afterRead: [readItems],
    beforeDelete: [
      refuseTenderDelete,
      // Ended reservations and receipts stay as history of their tender.
      refuseDeleteInUse([
        ['stock-reservations', 'tender'],
        ['stock-movements', 'tender'],
      ]),
    ],
  },
  restore: { rules: [refuseForeignBranchAndEmployee], writer: 'tender' },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('tenders.tabs.information'),
          fields: [
            section('offer', [
              {
                type: 'row',
                fields: [
                  { name: 'title', type: 'text', required: true, maxLength: 200, index: true },
                  {
                    name: 'type',
                    type: 'select',
                    defaultValue: 'sale',
                    options: options('tenders.types', TENDER_TYPES),
                  },
                ],
              },
              offerDays,
            ]),
            ...customerFields,
            ...commercialFields,
            section('notes', [
              richTextField({ name: 'notes', maxLength: 20000 }),
              richTextField({ name: 'internalNote', maxLength: 20000 }),
            ]),
          ],
        },
        {
          label: label('tenders.tabs.items'),
          fields: [
            // Rows of `tender-items`.
            ownRowsField({
              name: 'items',
              words: 'tenderItems',
              rows: {
                collection: 'tender-items',
                parent: 'tender',
                answered: [],
                refuse: refuseSentItem,
              },
              editor: '/components/tenders/LineEditor#LineEditor',
            }),
          ],
        },
        {
          label: label('tenders.tabs.deliveries'),
          fields: [
            {
              name: 'deliveries',
              type: 'ui',
              admin: {
                custom: FOR_PAPER_READERS,
                components: {
                  Field: '/components/tenders/deliveries/TenderDeliveries#TenderDeliveries',
                },
              },
            },
          ],
        },
        {
          label: label('tenders.tabs.files'),
          fields: [
            {
              name: 'files',
              type: 'join',
              collection: 'tender-files',
              on: 'tender',
              defaultLimit: 50,
              admin: { components: { Field: '/components/tenders/files/TenderFiles#TenderFiles' } },
            },
          ],
        },
        {
          label: label('tenders.tabs.sends'),
          fields: [
            {
              name: 'sends',
              type: 'ui',
              admin: {
                custom: FOR_PAPER_READERS,
                components: { Field: '/components/tenders/sends/TenderSends#TenderSends' },
              },
            },
          ],
        },
      ],
    },
    {
      name: 'side',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/app/(payload)/views/TenderSide#TenderSide' },
      },
    },
    ...stateFields,
  ],
})
