import { approveTender } from '@/operations/tenders/approveTender'
import { duplicateTender, reviseTender } from '@/operations/tenders/copyTender'
import { invoiceTender } from '@/operations/tenders/invoiceTender'
import { sendTender } from '@/operations/tenders/sendTender'
import { cancelTender, rejectTender, withdrawApproval } from '@/operations/tenders/withdrawApproval'
import { withdrawInvoice } from '@/operations/tenders/withdrawInvoice'
import { commandEndpoints } from '../../shared/commandEndpoints'

/** The commands of a tender; a plain update can never set what they set. */
export const tenderEndpoints = commandEndpoints('tenders', {
  approve: approveTender,
  invoice: ({ body, ...call }) => invoiceTender({ ...call, ...body }),
  send: sendTender,
  withdrawInvoice,
  withdrawApproval,
  reject: ({ body, ...call }) => rejectTender({ ...call, ...body }),
  cancel: ({ body, ...call }) => cancelTender({ ...call, ...body }),
  revise: reviseTender,
  duplicate: duplicateTender,
})
