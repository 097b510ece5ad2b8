import { REMINDER_STATES } from '@/domain/tenders/sending/reminders'
import { DELIVERIES } from '@/domain/tenders/sending/sends'
import { languageOptions, options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { uploadTo } from '../shared/uploadTo'
import { sendEndpoints } from './endpoints/tenderCommands'
import { closedField, sendAccess, sendFieldRights } from './sendAccess'
import type { Endpoint } from 'payload'
import { commandOf } from '@/catalog/commands/registry'
import { linkOfSend } from '@/operations/tenders/link/sendLink'
import { refuseGivingAway } from '@/operations/tenders/sending/refuseGivingAway'
import { insistOnRights } from '@/collections/shared/commandCall'
import { recordAsked } from '@/collections/shared/recordAsked'

/**
 * `GET /tender-sends/:id/link`: the link that a customer was sent, for users who may send tenders.
 * It opens the whole document, with the customer's address.
 */
const readSendLink: Endpoint = {
  path: '/:id/link',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, commandOf('tenders', 'send').needs)
    await refuseGivingAway(req)
    return Response.json({ link: await linkOfSend(req, recordAsked(req)) })
  },
}

const stored = uploadTo('tender-sends', ['application/pdf'])

/**
 * What was sent to a customer. Rows are written by sending only (`operations/tenders/sending`); a
 * trigger refuses changes, except to the states of the mail and of the link.
 */
export const TenderSends = defineCollection({
  slug: 'tender-sends',
  access: sendAccess,
  fieldRights: sendFieldRights,
  defaultSort: '-id',
  upload: stored.upload,
  endpoints: [...stored.endpoints, readSendLink, ...sendEndpoints],
  hooks: stored.hooks,
  fields: [
    stored.originalName,
    { name: 'tender', type: 'relationship', relationTo: 'tenders', required: true },
    { name: 'sentBy', type: 'relationship', relationTo: 'users' },
    { name: 'language', type: 'select', required: true, options: languageOptions },
    // Comma-separated addresses; empty if only a link was created.
    { name: 'recipients', type: 'text', defaultValue: '' },
    { name: 'subject', type: 'text', required: true },
    { name: 'message', type: 'textarea', required: true },
    {
      name: 'delivery',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: options('tenderSends.deliveries', DELIVERIES),
    },
    { name: 'deliveryReason', type: 'text' },
    { name: 'deliveredAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
    { name: 'revokedAt', type: 'date' },
    // When a customer opened it; requests of mail scanners do not count.
    { name: 'openedAt', type: 'date' },
    {
      name: 'reminder',
      type: 'select',
      options: options('tenderSends.reminders', REMINDER_STATES),
    },
    { name: 'remindedAt', type: 'date' },
    { name: 'fileHash', type: 'text', required: true },
    { name: 'contentHash', type: 'text', required: true },
    closedField({ name: 'tokenHash', type: 'text', required: true, unique: true }),
    closedField({ name: 'tokenNonce', type: 'text', required: true }),
    closedField({ name: 'paper', type: 'json', required: true }),
  ],
})
