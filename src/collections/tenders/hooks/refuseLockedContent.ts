import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { isContentLocked, type TenderStatus } from '@/domain/tenders/status'

/** What an approval belongs to; notes, files and payment terms stay open. */
const CONTENT = [
  'title',
  'date',
  'validUntil',
  'company',
  'branch',
  'employee',
  'unconnectedName',
  'currency',
  'currencyRate',
  'discountType',
  'discountValue',
] as const

const plain = (value: unknown): unknown =>
  value && typeof value === 'object' && 'id' in value ? idOf(value) : (value ?? null)

/**
 * An approval belongs to the content it approved: until it is withdrawn, priced changes are
 * refused. The form sends every field each time, so only a different value counts as a change.
 */
export const refuseLockedContent: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
}) => {
  const status = originalDoc?.status as TenderStatus | undefined
  if (operation !== 'update' || !status || !isContentLocked(status)) return data
  const touched = CONTENT.filter(
    (name) => name in data && plain(data[name]) !== plain(originalDoc[name]),
  )
  if (touched.length > 0)
    throw new Refusal('tenderLocked', {
      data: { status },
      fields: touched.map((path) => ({ path, code: 'tenderLocked' as const })),
    })
  return data
}
