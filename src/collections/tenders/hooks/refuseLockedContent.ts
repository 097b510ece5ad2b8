import type { CollectionBeforeChangeHook } from 'payload'
import { changedFields } from '@/domain/shared/fieldValue'
import { Refusal } from '@/domain/shared/refusal'
import { APPROVED_FIELDS, instalmentsText } from '@/domain/tenders/approval/approvedContent'
import { refuseContentChange, type LockFacts } from '@/domain/tenders/status'

/**
 * An approval is bound to the approved content, and an acceptance to the accepted content: until it
 * is withdrawn, or revised, changes are refused. The form sends every field each time, so only a
 * different value counts as a change. Lines are compared where they are parsed (`takeItems`). The
 * instalments of a locked tender are removed from the data: Payload would delete and insert every
 * row of them, which the database refuses.
 */
export const refuseLockedContent: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
}) => {
  const code = refuseContentChange((originalDoc ?? {}) as LockFacts)
  if (operation !== 'update' || !code) return data
  const { status } = originalDoc as LockFacts
  const { paymentInstallments, ...rest } = data
  const touched = changedFields(APPROVED_FIELDS, rest, originalDoc)
  const isOtherPlan =
    paymentInstallments !== undefined &&
    instalmentsText(paymentInstallments) !== instalmentsText(originalDoc.paymentInstallments)
  if (isOtherPlan) touched.push('paymentInstallments')
  if (touched.length > 0)
    throw new Refusal(code, {
      data: { status },
      fields: touched.map((path) => ({ path, code })),
    })
  return rest
}
