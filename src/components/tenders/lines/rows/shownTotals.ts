import type { Decimal } from '@/domain/shared/money'
import type { TenderTotals } from '@/domain/tenders/totals/totals'
import type { ShownTotals } from '../TotalsPanel'
import type { StoredTotals } from '@/present/tenders/tenderSheet'

/**
 * VAT by rate is not stored; it is calculated from the stored lines and equals the stored total.
 */
const taxByRate = (live: TenderTotals) =>
  live.taxByRate
    // Lines without a price yet are left out of the VAT table.
    .filter(({ base }) => !base.isZero())
    .map(({ rate, tax }) => ({ rate: rate.toFixed(), tax: tax.toFixed(2) }))

/**
 * The totals to show: the stored ones while nothing has changed since, the live ones otherwise. Only
 * stored ones can be explained.
 * @param args.tender id of the stored tender; undefined if its totals may not be explained to the user
 */
export const shownTotals = ({
  live,
  options,
  stored,
  isModified,
  tender,
}: {
  live: TenderTotals
  options: Decimal | null
  stored: StoredTotals
  isModified: boolean
  tender?: number | string | undefined
}): { totals: ShownTotals; options: string | null; isPreview: boolean; explain?: string } => ({
  isPreview: isModified,
  ...(tender !== undefined && !isModified && { explain: `tenders/${tender}` }),
  options: options?.toFixed(2) ?? null,
  totals: isModified
    ? {
        subtotal: live.subtotal.toFixed(2),
        discountTotal: live.discountTotal.toFixed(2),
        taxTotal: live.taxTotal.toFixed(2),
        total: live.total.toFixed(2),
        totalBase: live.totalBase.toFixed(2),
        taxByRate: taxByRate(live),
      }
    : { ...stored, taxByRate: taxByRate(live) },
})
