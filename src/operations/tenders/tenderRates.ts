import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import type { Numeric } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import { refuseOtherRate } from '@/domain/tenders/rates'
import { readRows } from '../shared/rows'

/** Whether the caller may use rates of their own choice; the system may. */
export const mayChangeRates = async (req: PayloadRequest): Promise<boolean> =>
  !req.user || (await abilityOfRequest(req)).can('changeRates', 'tenders')

/**
 * The rate that is proposed for a new tender in a currency: the one of the newest tender in it.
 * @returns decimal text, lira per unit; null when no tender was made in this currency yet
 */
export const proposedRate = async (
  req: PayloadRequest,
  currency: string,
): Promise<string | null> => {
  const [row] = await readRows<{ rate: string }>(
    req,
    sql`select currency_rate::text as rate from tenders
         where currency::text = ${currency} and currency_rate is not null order by id desc limit 1`,
  )
  return row?.rate ?? null
}

/** Throws `rateNotAllowed` at the field when the rate is not the proposed one. */
export const refuseRateBeyond = (args: {
  path: string
  rate: Numeric
  proposed: Numeric | null
}): void => {
  const { path, rate, proposed } = args
  const code = refuseOtherRate({ rate, proposed })
  if (!code) return
  const data = { proposed: Number(proposed) }
  throw new Refusal(code, { data, fields: [{ path, code, data }] })
}

/**
 * The rate of an invoice is the tender's, unless the caller may change rates.
 * @param args.invoiceRate checked already; nothing stands for the tender's
 * @throws Refusal `rateNotAllowed`
 */
export const refuseInvoiceRate = async (args: {
  req: PayloadRequest
  currency: string
  proposed: Numeric
  invoiceRate: unknown
}): Promise<void> => {
  const { req, currency, proposed, invoiceRate } = args
  if (currency === BASE_CURRENCY || invoiceRate == null || (await mayChangeRates(req))) return
  refuseRateBeyond({ path: 'invoiceRate', rate: invoiceRate as Numeric, proposed })
}
