import { sql } from '@payloadcms/db-postgres'
import { taxRatesFrom } from '@/domain/taxes/settings'
import type { TaxRate } from '@/domain/taxes/taxRates'
import { readRows, type Reader } from '../shared/rows'

/**
 * Every VAT rate with the day from which it is valid: those of the settings, or the default ones
 * until some are saved. The only place that reads them; not cached.
 * @param req a request, in whose transaction they are read, or only the instance
 */
export const readTaxRates = async (req: Reader): Promise<readonly TaxRate[]> =>
  taxRatesFrom(
    await readRows(
      req,
      sql`select kind::text as kind, rate::text as rate,
            to_char(valid_from at time zone 'utc', 'YYYY-MM-DD') as "validFrom"
          from settings_tax_rates order by _order`,
    ),
  )
