import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { limitedBy } from '@/domain/tenders/approval/overLimit'
import { Refusal } from '@/domain/shared/refusal'
import { refuseResending, refuseSending } from '@/domain/tenders/sending/sending'
import { emit } from '../events/emit'
import { companySettings } from '@/queries/settings/companySettings'
import { inTransaction, query } from '../shared/transaction'
import { lockTender, type LockedTender } from './lockTender'
import { numberTender } from './numberTender'
import { readTenderItems } from '@/queries/tenders/readTenderItems'
import { refuseStep } from './refuseStep'
import { recordSend, type Sending } from './sending/recordSend'
import { writeTender } from './writeTender'

type Call = { req: PayloadRequest; id: number } & Sending

const refuse = async (
  req: PayloadRequest,
  tender: LockedTender,
  rule: typeof refuseSending | typeof refuseResending,
): Promise<void> => {
  const { today, approveBeforeSending } = await companySettings(req)
  const items = await readTenderItems({ req, tenderId: tender.id })
  const sends = await query(
    req,
    sql`select id from tender_sends where tender_id = ${tender.id} limit 1`,
  )
  refuseStep(
    rule({
      ...tender,
      today,
      approveBeforeSending,
      itemCount: items.length,
      isSent: sends.length > 0,
    }),
    { validUntil: tender.validUntil, status: tender.status, number: tender.number },
  )
}

/** Emits `tenderSent`; approvers are notified of drafts. */
const emitSent = async (req: PayloadRequest, tender: LockedTender, number: string) => {
  const { fourEyes } = await companySettings(req)
  const { id, title, createdBy, totalBase } = tender
  const items = await readTenderItems({ req, tenderId: id })
  const { gross, net } = limitedBy(tender, items)
  const data = {
    title,
    createdBy,
    totalBase,
    number,
    fourEyes,
    gross: String(gross),
    net: String(net),
    wasDraft: tender.status === 'draft',
  }
  await emit(req, { name: 'tenderSent', document: id, data })
}

/** Updates the tender's time of change, because open pages use it to detect the send. */
const touched = (req: PayloadRequest, id: number) => writeTender(req, id, sql`number = number`)

/** Marks a tender as sent, without PDF, link and mail: for one that was sent by other means. */
export const markSent = ({ req, id }: { req: PayloadRequest; id: number }) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id, 'send')
    await refuse(req, tender, refuseSending)
    const number = await numberTender(req, tender)
    await emitSent(req, tender, number)
    if (tender.status !== 'draft') return tender
    await writeTender(req, id, sql`status = 'sent', number = ${number}`)
    return tender
  })

/**
 * Sends a tender to the customer: assigns its number, stores its document, creates a link, and
 * queues a mail to each address.
 * @throws Refusal `wrongTenderState` and its kind, `alreadySent`, `tenderExpired`,
 *   `tenderHasNoItems`, `bidderMissing` and its kind, `approveFirst`
 */
export const sendTender = ({ req, id, ...sending }: Call) =>
  inTransaction(req, async () => {
    const { validUntil } = await markSent({ req, id })
    await recordSend({ req, id, validUntil, ...sending })
    return touched(req, id)
  })

/**
 * Sends a tender again in its current state, with a new link; earlier ones stay.
 * @throws Refusal `notSent`, `wrongTenderState`, and the refusals of `sendTender` for an invalid
 *   offer
 */
export const resendTender = ({ req, id, ...sending }: Call) =>
  inTransaction(req, async () => {
    const tender = await lockTender(req, id)
    await refuse(req, tender, refuseResending)
    // A tender sent before PDFs were stored already has a number; without one it was never sent.
    if (!tender.number) throw new Refusal('notSent')
    await recordSend({ req, id, validUntil: tender.validUntil, ...sending })
    await emitSent(req, tender, tender.number)
    return touched(req, id)
  })
