import type { Endpoint } from 'payload'
import { cleanText } from '@/domain/shared/cleanText'
import { Refusal } from '@/domain/shared/refusal'
import { approveTender } from '@/operations/tenders/approveTender'
import { duplicateTender, reviseTender } from '@/operations/tenders/copyTender'
import { invoiceTender } from '@/operations/tenders/invoiceTender'
import { sendTender } from '@/operations/tenders/sendTender'
import { cancelTender, rejectTender, withdrawApproval } from '@/operations/tenders/withdrawApproval'
import { withdrawInvoice } from '@/operations/tenders/withdrawInvoice'
import { command } from '../../shared/command'
import { askForAnothers, ruleOf } from '../../shared/ruleOf'

const MAX_REASON_LENGTH = 500

const reasonFrom = (body: Record<string, unknown>): string => {
  const reason = typeof body.reason === 'string' ? cleanText(body.reason) : ''
  if (!reason)
    throw new Refusal('invalidInput', { fields: [{ path: 'reason', code: 'reasonMissing' }] })
  return reason.slice(0, MAX_REASON_LENGTH)
}

/** The commands of a tender (docs/api.md); a plain update can never set what they set. */
export const tenderEndpoints: Endpoint[] = [
  command({ ...ruleOf('tenders', 'send'), run: sendTender }),
  command({ ...ruleOf('tenders', 'approve'), run: approveTender }),
  command({ ...ruleOf('tenders', 'withdrawApproval'), run: withdrawApproval }),
  command({
    ...ruleOf('tenders', 'reject'),
    run: ({ req, id, body }) => rejectTender({ req, id, reason: reasonFrom(body) }),
  }),
  command({
    ...ruleOf('tenders', 'cancel'),
    run: ({ req, id, body }) => cancelTender({ req, id, reason: reasonFrom(body) }),
  }),
  command({
    ...ruleOf('tenders', 'invoice'),
    run: ({ req, id, body: { invoiceNumber, invoiceRate } }) =>
      invoiceTender({ req, id, invoiceNumber, invoiceRate }),
  }),
  command({ ...ruleOf('tenders', 'withdrawInvoice'), run: withdrawInvoice }),
  command({
    ...ruleOf('tenders', 'revise'),
    run: askForAnothers('tenders', 'revise', reviseTender),
  }),
  command({ ...ruleOf('tenders', 'duplicate'), run: duplicateTender }),
]
