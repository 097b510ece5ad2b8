import type { CollectionBeforeChangeHook } from 'payload'
import type { Numeric } from '@/domain/shared/money'
import { refuseFields } from '@/domain/shared/refusal'
import { refuseTaxRateOfCard } from '@/domain/taxes/refuseTaxRate'
import { companyToday } from '@/queries/settings/companyToday'
import { readTaxRates } from '@/queries/settings/taxRates'

/**
 * A card is given a rate of VAT that holds today, by the rule of tender lines; one that it has
 * already stays through every save, whatever became of the law since.
 */
export const refuseCardTaxRate: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { taxRate: rate } = data as { taxRate?: Numeric | null }
  const { taxRate: before } = (originalDoc ?? {}) as { taxRate?: Numeric | null }
  if (rate == null || rate === before) return data
  const [table, day] = [await readTaxRates(req), await companyToday(req)]
  refuseFields([refuseTaxRateOfCard({ table, rate, before: before ?? null, day })])
  return data
}
