import type { CollectionBeforeChangeHook } from 'payload'
import { changedFields } from '@/domain/shared/fieldValue'
import { Refusal } from '@/domain/shared/refusal'
import { APPROVED_FIELDS, instalmentsText } from '@/domain/tenders/approvedContent'
import { isContentLocked, type TenderStatus } from '@/domain/tenders/status'

/**
 * An approval belongs to the content it approved: until it is withdrawn, a change of that is
 * refused. The form sends every field each time, so only a different value counts as a change.
 * Lines are compared where they are read (`takeItems`). The instalments of a locked tender are not
 * handed on: Payload would delete and insert every row of them, which the database refuses.
 */
export const refuseLockedContent: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
}) => {
  const status = originalDoc?.status as TenderStatus | undefined
  if (operation !== 'update' || !status || !isContentLocked(status)) return data
  const { paymentInstallments, ...rest } = data
  const touched = changedFields(APPROVED_FIELDS, rest, originalDoc)
  const isOtherPlan =
    paymentInstallments !== undefined &&
    instalmentsText(paymentInstallments) !== instalmentsText(originalDoc.paymentInstallments)
  if (isOtherPlan) touched.push('paymentInstallments')
  if (touched.length > 0)
    throw new Refusal('tenderLocked', {
      data: { status },
      fields: touched.map((path) => ({ path, code: 'tenderLocked' as const })),
    })
  return rest
}
