import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { Day } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { toDecimal } from '@/domain/shared/money'
import { recordIdOf } from '@/domain/shared/recordId'
import { proposedTaxRate, taxRateOfKind } from '@/domain/taxes/taxRates'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import { query } from '../shared/transaction'
import { readTaxRates } from '@/queries/settings/taxRates'
import { dayOfTender } from './refuseTaxRates'

type Line = { kind?: unknown; stockCard?: unknown; taxRate?: unknown }

const lacksRate = (line: unknown): line is Line => {
  if (typeof line !== 'object' || line === null) return false
  const { kind = 'stockCard', taxRate } = line as Line
  return taxRate === undefined && isPricedKind(kind)
}

const cardOf = ({ kind = 'stockCard', stockCard }: Line): number | null =>
  kind === 'stockCard' ? recordIdOf(idOf(stockCard)) : null

/** VAT rates of cards in percent, limited to readable ones. */
const ratesOfCards = async (req: PayloadRequest, lines: readonly Line[]) => {
  const cards = lines.flatMap((line) => cardOf(line) ?? [])
  const ability = await abilityOfRequest(req)
  if (cards.length === 0 || !mayReadFields(ability, 'stock-cards', 'taxRate')) return new Map()
  const rows = await query<{ id: number; rate: string | null }>(
    req,
    sql`select id, tax_rate::text as rate from stock_cards where id in (
          select value::int from jsonb_array_elements_text(${JSON.stringify(cards)}::jsonb))`,
  )
  return new Map(rows.map(({ id, rate }) => [id, rate]))
}

/**
 * Fills in the VAT rate where a line omits `taxRate`: that of its card as valid on the day, else
 * the general one. Other lines stay unchanged; an explicit null is kept, and counts as 0 %.
 * @param lines as sent
 * @param day of the tender
 */
export const withProposedTaxRates = async (
  req: PayloadRequest,
  lines: readonly unknown[],
  day: Day,
): Promise<unknown[]> => {
  const lacking = lines.filter(lacksRate)
  if (lacking.length === 0) return [...lines]
  const [table, ofCards] = [await readTaxRates(req), await ratesOfCards(req, lacking)]
  const general = taxRateOfKind(table, 'general', day)?.rate
  return lines.map((line) => {
    if (!lacksRate(line)) return line
    const rate = proposedTaxRate(table, ofCards.get(cardOf(line) ?? 0), day) ?? general
    return rate === undefined ? line : { ...line, taxRate: toDecimal(rate).toNumber() }
  })
}

/** As `withProposedTaxRates`, for a single new line. */
export const lineWithProposedTaxRate = async <Line extends object>(
  req: PayloadRequest,
  tenderId: number,
  line: Line,
): Promise<Line> => {
  const day = await dayOfTender(req, tenderId)
  const [rated] = day ? await withProposedTaxRates(req, [line], day) : [line]
  return rated as Line
}
