import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { KeptRate } from '@/domain/stock/prices'
import { BASE_CURRENCY, isCurrency } from '@/domain/shared/currency'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { refuseRate, toDecimal, type Numeric } from '@/domain/shared/money'
import { readProposedPrices } from '../stock/prices/readProposedPrices'
import { dayText } from '../shared/asText'
import { readRows } from '../shared/rows'

type Head = { currency?: unknown; currencyRate?: unknown; rateDay?: unknown }

const keptRate = ({ currency, currencyRate, rateDay }: Head): KeptRate | null =>
  currency === BASE_CURRENCY || currencyRate == null || refuseRate(currencyRate) !== null
    ? null
    : { rate: currencyRate as Numeric, day: dayFromStored(rateDay) }

/** A new line of a card that leaves its price out; one that sends nothing for it names none. */
const asksForPrice = (line: unknown): line is Record<string, unknown> => {
  if (typeof line !== 'object' || line === null) return false
  const { id, kind, unitPrice } = line as Record<string, unknown>
  return id === undefined && unitPrice === undefined && (kind ?? 'stockCard') === 'stockCard'
}

/**
 * Lines with the price their card is proposed at, where a new line leaves `unitPrice` out; all others
 * as they are. A line whose card names none stays without, and is refused as any line without a price.
 * @param head currency and rate that the tender keeps
 */
export const withProposedPrices = async (
  req: PayloadRequest,
  lines: readonly unknown[],
  head: Head,
): Promise<unknown[]> => {
  const { currency } = head
  const cardOf = (line: unknown) => (asksForPrice(line) ? Number(idOf(line.stockCard)) : Number.NaN)
  const cards = lines.map(cardOf).filter(Number.isSafeInteger)
  if (cards.length === 0 || !isCurrency(currency)) return [...lines]
  const terms = { currency, rate: keptRate(head) }
  const found = await readProposedPrices(req, { cards, terms })
  return lines.map((line) => {
    const proposed = found.get(cardOf(line))
    return proposed
      ? { ...(line as object), unitPrice: toDecimal(proposed.price).toNumber() }
      : line
  })
}

/** The same for a line that is added on its own. */
export const lineWithProposedPrice = async <Line extends object>(
  req: PayloadRequest,
  tenderId: number,
  line: Line,
): Promise<Line> => {
  const [head] = await readRows<Head & { rateDay: Day | null }>(
    req,
    sql`select currency, currency_rate::text as "currencyRate", ${dayText(sql`rate_day`)} as "rateDay"
        from tenders where id = ${tenderId}`,
  )
  const [priced] = head ? await withProposedPrices(req, [line], head) : [line]
  return priced as Line
}
