import type { PayloadRequest } from 'payload'
import { dayToStored, type Day, yearOf } from '@/domain/shared/day'
import { inTransaction } from '@/operations/shared/transaction'
import { approveTender } from '@/operations/tenders/approveTender'
import { reviseTender } from '@/operations/tenders/copyTender'
import { invoiceTender } from '@/operations/tenders/invoiceTender'
import { markSent } from '@/operations/tenders/sendTender'
import { cancelTender, rejectTender, withdrawApproval } from '@/operations/tenders/withdrawApproval'
import { withdrawInvoice } from '@/operations/tenders/withdrawInvoice'
import type { User } from '@/payload-types'
import type { Random } from './createRandom'
import { REASONS } from './data/tenders'
import { requestOf, type Demo } from './Demo'
import type { TenderEnd } from './planTenders'

export type OpenTender = { id: number; end: TenderEnd }

const reject = async (req: PayloadRequest, random: Random, id: number): Promise<void> => {
  const [name, reason] = random.pick(REASONS.reject)
  const { docs } = await req.payload.find({
    collection: 'lost-reasons',
    where: { name: { equals: name } },
    depth: 0,
    limit: 1,
    req,
  })
  await rejectTender({ req, id, lostReason: docs[0]?.id ?? null, reason })
}

/**
 * What the author does with a tender just written, in the transaction of the request. Only an offer
 * that stands can be sent: one whose time has passed since gets its true last day afterwards.
 */
export const sendAndClose = async (
  req: PayloadRequest,
  random: Random,
  { id, end, passedOn }: OpenTender & { passedOn?: Day },
): Promise<void> => {
  if (end === 'draft') return
  await markSent({ req, id })
  if (passedOn)
    await req.payload.update({
      collection: 'tenders',
      id,
      data: { validUntil: dayToStored(passedOn) },
      req,
    })
  if (end === 'rejected') await reject(req, random, id)
  if (end === 'cancelled') await cancelTender({ req, id, reason: random.pick(REASONS.cancel) })
  if (end !== 'revised') return
  const revision = await reviseTender({ req, id })
  await markSent({ req, id: revision.id })
}

/** An e-invoice number: series, year and nine digits. */
const invoiceNumber = (today: Day, index: number): string =>
  `ATM${yearOf(today)}${String(241 + index).padStart(9, '0')}`

/** Approves and invoices the tenders that are to end so, the oldest first. */
export const approveAndInvoice = async (
  { payload, today, admin }: Demo,
  tenders: OpenTender[],
  accountant: User,
): Promise<void> => {
  const endingIn = (...ends: TenderEnd[]) => tenders.filter(({ end }) => ends.includes(end))
  const approver = await requestOf({ payload, user: admin })
  await inTransaction(approver, async () => {
    for (const { id } of endingIn('approved', 'invoiced', 'approvalWithdrawn', 'invoiceWithdrawn'))
      await approveTender({ req: approver, id })
    for (const { id } of endingIn('approvalWithdrawn'))
      await withdrawApproval({ req: approver, id })
  })
  const books = await requestOf({ payload, user: accountant })
  await inTransaction(books, async () => {
    for (const [index, { id }] of endingIn('invoiced', 'invoiceWithdrawn').entries())
      await invoiceTender({ req: books, id, invoiceNumber: invoiceNumber(today, index) })
    for (const { id } of endingIn('invoiceWithdrawn')) await withdrawInvoice({ req: books, id })
  })
}
