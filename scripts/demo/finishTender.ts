import { type Day, yearOf } from '@/domain/shared/day'
import { approveTender } from '@/operations/tenders/approveTender'
import { reviseTender } from '@/operations/tenders/copyTender'
import { invoiceTender } from '@/operations/tenders/invoiceTender'
import { sendTender } from '@/operations/tenders/sendTender'
import { cancelTender, rejectTender, withdrawApproval } from '@/operations/tenders/withdrawApproval'
import { withdrawInvoice } from '@/operations/tenders/withdrawInvoice'
import type { User } from '@/payload-types'
import type { Random } from './createRandom'
import { REASONS } from './data/tenders'
import { requestOf, type Demo } from './Demo'
import type { TenderEnd } from './planTenders'

/** Twelve digits after the series and the year, as on an e-invoice. */
const invoiceNumbers = (today: Day) => {
  let last = 240
  return () => `ATM${yearOf(today)}${String((last += 1)).padStart(9, '0')}`
}

type People = { author: User; approver: User; accountant: User }

/**
 * Takes a new tender to its end through the steps that people take.
 * @returns a function of the tender, so that invoice numbers run on
 */
export const createFinisher = ({ payload, today }: Demo, random: Random) => {
  const nextInvoice = invoiceNumbers(today)
  const as = (user: User) => requestOf({ payload, user })

  return async (id: number, end: TenderEnd, { author, approver, accountant }: People) => {
    const send = async () => sendTender({ req: await as(author), id })
    const approve = async () => approveTender({ req: await as(approver), id })
    const invoice = async () =>
      invoiceTender({ req: await as(accountant), id, invoiceNumber: nextInvoice() })
    const steps: Record<TenderEnd, () => Promise<unknown>> = {
      draft: async () => undefined,
      sent: send,
      expired: send,
      approved: async () => (await send(), approve()),
      invoiced: async () => (await send(), await approve(), invoice()),
      rejected: async () => (
        await send(),
        rejectTender({ req: await as(author), id, reason: random.pick(REASONS.reject) })
      ),
      cancelled: async () => (
        await send(),
        cancelTender({ req: await as(author), id, reason: random.pick(REASONS.cancel) })
      ),
      revised: async () => {
        await send()
        const revision = await reviseTender({ req: await as(author), id })
        await sendTender({ req: await as(author), id: revision.id })
      },
      approvalWithdrawn: async () => (
        await send(),
        await approve(),
        withdrawApproval({ req: await as(approver), id })
      ),
      invoiceWithdrawn: async () => (
        await send(),
        await approve(),
        await invoice(),
        withdrawInvoice({ req: await as(accountant), id })
      ),
    }
    await steps[end]()
  }
}
