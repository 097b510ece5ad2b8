import { registerCustomer } from '@/operations/tenders/registering/registerCustomer'
import { deliverTender } from '@/operations/tenders/deliveries/deliverTender'
import { declineApproval } from '@/operations/tenders/approvals/declineApproval'
import { requestApproval } from '@/operations/tenders/approvals/requestApproval'
import { approveTender } from '@/operations/tenders/approveTender'
import { applyChoice } from '@/operations/tenders/applyChoice'
import { duplicateTender, reviseTender } from '@/operations/tenders/copyTender'
import { invoiceTender } from '@/operations/tenders/invoiceTender'
import { assignTender } from '@/operations/owners/assignOwner'
import { revokeLink } from '@/operations/tenders/link/sendLink'
import { resendTender, sendTender } from '@/operations/tenders/sendTender'
import { customerAddress } from '@/operations/tenders/sending/recipients'
import { cancelTender, rejectTender, withdrawApproval } from '@/operations/tenders/withdrawApproval'
import { saveAsTemplate } from '@/operations/tenders/templates/saveAsTemplate'
import { withdrawInvoice } from '@/operations/tenders/withdrawInvoice'
import { commandEndpoints } from '../../shared/commandEndpoints'

type Call = Parameters<typeof sendTender>[0]

/** Without recipients in the request, the mail goes to the customer. */
const toCustomer = async (call: Call): Promise<Call> => ({
  ...call,
  to: call.to ?? (await customerAddress(call)),
})

/** The commands of a tender. The fields they set cannot be set by a plain update. */
export const tenderEndpoints = commandEndpoints('tenders', {
  approve: approveTender,
  requestApproval: ({ body, ...call }) => requestApproval({ ...call, ...body }),
  declineApproval: ({ body, ...call }) => declineApproval({ ...call, ...body }),
  invoice: ({ body, ...call }) => invoiceTender({ ...call, ...body }),
  send: async ({ body, ...call }) => sendTender(await toCustomer({ ...call, ...body })),
  resend: async ({ body, ...call }) => resendTender(await toCustomer({ ...call, ...body })),
  deliver: ({ body, ...call }) => deliverTender({ ...call, ...body }),
  register: ({ body, ...call }) => registerCustomer({ ...call, ...body }),
  withdrawInvoice,
  withdrawApproval,
  reject: ({ body, ...call }) => rejectTender({ ...call, ...body }),
  cancel: ({ body, ...call }) => cancelTender({ ...call, ...body }),
  applyChoice,
  assign: ({ body, ...call }) => assignTender({ ...call, ...body }),
  revise: ({ req, id }) => reviseTender({ req, id }),
  duplicate: duplicateTender,
  saveAsTemplate: ({ body, ...call }) => saveAsTemplate({ ...call, ...body }),
})

/** The commands of a sent quotation. */
export const sendEndpoints = commandEndpoints('tender-sends', { revoke: revokeLink })
