import type { PayloadRequest } from 'payload'
import { taxRateOfKind } from '@/domain/taxes/taxRates'
import { companyToday } from '@/queries/settings/companyToday'
import { readTaxRates } from '@/queries/settings/taxRates'

/** Default of a rate that may be left out: the general one of today, in percent. */
export const generalTaxRate = async ({ req }: { req: PayloadRequest }): Promise<number | null> => {
  const general = taxRateOfKind(await readTaxRates(req), 'general', await companyToday(req))
  return general ? Number(general.rate) : null
}
