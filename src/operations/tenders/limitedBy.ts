import type { Limited } from '@/domain/tenders/approval/overLimit'
import { toDecimal } from '@/domain/shared/money'
import { grossOf } from '@/domain/tenders/totals/effectiveDiscount'
import type { LockedTender } from './lockTender'
import type { TenderItem } from '@/queries/tenders/readTenderItems'

/** What of a tender the limits of its approver are compared with. */
export const limitedBy = (
  {
    totalBase,
    subtotal,
    discountTotal,
  }: Pick<LockedTender, 'totalBase' | 'subtotal' | 'discountTotal'>,
  items: readonly TenderItem[],
): Limited => ({
  totalBase,
  gross: grossOf(items).toFixed(),
  net: toDecimal(subtotal).minus(toDecimal(discountTotal)).toFixed(),
})
