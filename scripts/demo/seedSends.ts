import { dayToStored } from '@/domain/shared/day'
import { inTransaction } from '@/operations/shared/transaction'
import { quotationPdf } from '@/operations/tenders/quotation/quotationPdf'
import { sendTender } from '@/operations/tenders/sendTender'
import { requestOf, requestOfSystem, type Demo } from './Demo'

/** Papers that are kept: each takes some fifty milliseconds. */
const KEPT = 3

/**
 * The papers of the newest approved offers, with a link and without a mail: nobody of the demo is
 * written to. From then on the company sends only what was approved.
 */
export const seedSends = async (demo: Demo): Promise<void> => {
  const { payload, admin, today } = demo
  const req = await requestOf({ payload, user: admin })
  const { docs } = await payload.find({
    collection: 'tenders',
    where: {
      status: { equals: 'approved' },
      validUntil: { greater_than_equal: dayToStored(today) },
    },
    sort: '-id',
    limit: KEPT,
    depth: 0,
    req,
  })
  const [first] = docs
  // Where there is no typesetter for the machine, papers fail and the rest of the demo does not.
  const hasPapers =
    first !== undefined &&
    (await quotationPdf(req, { id: first.id, locale: 'tr' }).then(
      () => true,
      () => false,
    ))
  await inTransaction(req, async () => {
    if (hasPapers) for (const { id } of docs) await sendTender({ req, id, language: 'tr' })
  })
  await payload.updateGlobal({
    slug: 'settings',
    data: { approveBeforeSending: true },
    depth: 0,
    overrideAccess: true,
    req: await requestOfSystem(demo),
  })
}
