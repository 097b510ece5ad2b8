import type { Endpoint } from 'payload'
import type { Right } from '@/access/collectionAccess'
import { cleanText } from '@/domain/shared/cleanText'
import { Refusal } from '@/domain/shared/refusal'
import { approveTender } from '@/operations/tenders/approveTender'
import { duplicateTender, reviseTender } from '@/operations/tenders/copyTender'
import { invoiceTender } from '@/operations/tenders/invoiceTender'
import { sendTender } from '@/operations/tenders/sendTender'
import { cancelTender, rejectTender, withdrawApproval } from '@/operations/tenders/withdrawApproval'
import { withdrawInvoice } from '@/operations/tenders/withdrawInvoice'
import { command as commandOf } from '../../shared/command'

const command = (definition: Omit<Parameters<typeof commandOf>[0], 'answers'>): Endpoint =>
  commandOf({ ...definition, answers: 'tenders' })

const WRITE: Right = ['write', 'tenders']
const MAX_REASON_LENGTH = 500

const reasonFrom = (body: Record<string, unknown>): string => {
  const reason = typeof body.reason === 'string' ? cleanText(body.reason) : ''
  if (!reason)
    throw new Refusal('invalidInput', { fields: [{ path: 'reason', code: 'reasonMissing' }] })
  return reason.slice(0, MAX_REASON_LENGTH)
}

/** The commands of a tender (docs/api.md); a plain update can never set what they set. */
export const tenderEndpoints: Endpoint[] = [
  command({ path: '/:id/send', needs: [WRITE], run: sendTender }),
  command({ path: '/:id/approve', needs: [['approve', 'tenders']], run: approveTender }),
  command({
    path: '/:id/withdraw-approval',
    needs: [['approve', 'tenders']],
    run: withdrawApproval,
  }),
  command({
    path: '/:id/reject',
    needs: [WRITE],
    run: ({ req, id, body }) => rejectTender({ req, id, reason: reasonFrom(body) }),
  }),
  command({
    path: '/:id/cancel',
    needs: [WRITE],
    run: ({ req, id, body }) => cancelTender({ req, id, reason: reasonFrom(body) }),
  }),
  command({
    path: '/:id/invoice',
    needs: [['invoice', 'tenders']],
    run: ({ req, id, body: { invoiceNumber, invoiceRate } }) =>
      invoiceTender({ req, id, invoiceNumber, invoiceRate }),
  }),
  command({
    path: '/:id/withdraw-invoice',
    needs: [['invoice', 'tenders']],
    run: withdrawInvoice,
  }),
  command({ path: '/:id/revise', needs: [['create', 'tenders']], status: 201, run: reviseTender }),
  command({
    path: '/:id/duplicate',
    needs: [['create', 'tenders']],
    status: 201,
    run: duplicateTender,
  }),
]
