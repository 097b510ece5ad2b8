import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import type { KeptRate, PriceTerms } from '@/domain/stock/prices/prices'
import { BASE_CURRENCY, isCurrency } from '@/domain/shared/currency'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { refuseRate, toDecimal, type Numeric } from '@/domain/shared/money'
import { proposedOfGroup } from '@/domain/tenders/lines/groupLines'
import { readProposedPrices } from '../stock/prices/readProposedPrices'
import { dayText } from '@/queries/shared/asText'
import { readRows } from '@/queries/shared/rows'
import { query } from '../shared/transaction'

type Head = { currency?: unknown; currencyRate?: unknown; rateDay?: unknown }
type Part = { group: number; card: number; quantity: string }

/** The item of a new line without a price; undefined if the client sent none. */
type Asking = { kind: 'stockCard' | 'stockGroup'; id: number }

const keptRate = ({ currency, currencyRate, rateDay }: Head): KeptRate | null =>
  currency === BASE_CURRENCY || currencyRate == null || refuseRate(currencyRate) !== null
    ? null
    : { rate: currencyRate as Numeric, day: dayFromStored(rateDay) }

const askingOf = (line: unknown): Asking | null => {
  if (typeof line !== 'object' || line === null) return null
  const { id, unitPrice, kind = 'stockCard', ...sold } = line as Record<string, unknown>
  if (id !== undefined || unitPrice !== undefined) return null
  if (kind !== 'stockCard' && kind !== 'stockGroup') return null
  const asked = recordIdOf(idOf(sold[kind]))
  return asked === null ? null : { kind, id: asked }
}

const idsOf = (asked: readonly (Asking | null)[], kind: Asking['kind']): number[] =>
  asked.flatMap((one) => (one?.kind === kind ? one.id : []))

/** Parts of the groups that the caller may read. */
const partsOf = async (req: PayloadRequest, groups: readonly number[]): Promise<Part[]> => {
  const ability = await abilityOfRequest(req)
  if (groups.length === 0 || !mayReadFields(ability, 'stock-groups', 'parts')) return []
  return query<Part>(
    req,
    sql`select stock_group_id as "group", stock_card_id as card, quantity::text as quantity
        from stock_group_stocks where stock_group_id in (
          select value::int from jsonb_array_elements_text(${JSON.stringify(groups)}::jsonb))
        order by id`,
  )
}

/** Prices by item: that of a card, or the sum of a group's parts. */
const pricesFor = async (
  req: PayloadRequest,
  asked: readonly (Asking | null)[],
  terms: PriceTerms,
): Promise<(one: Asking) => Numeric | null> => {
  const parts = await partsOf(req, idsOf(asked, 'stockGroup'))
  const cards = [...idsOf(asked, 'stockCard'), ...parts.map(({ card }) => card)]
  const found = await readProposedPrices(req, { cards, terms })
  const priceOf = (card: number) => found.get(card)?.price ?? null
  return ({ kind, id }) => {
    if (kind === 'stockCard') return priceOf(id)
    const own = parts.filter(({ group }) => group === id)
    const sold = own.map(({ card, quantity }) => ({
      ...{ stockCard: card, quantity, price: priceOf(card), taxRate: null },
    }))
    return proposedOfGroup(sold).unitPrice
  }
}

/**
 * Fills in the suggested price where a new line omits `unitPrice`; others stay unchanged. Without a
 * suggestion a line stays without a price, and is refused like any such line.
 * @param head currency and rate of the tender
 */
export const withProposedPrices = async (
  req: PayloadRequest,
  lines: readonly unknown[],
  head: Head,
): Promise<unknown[]> => {
  const { currency } = head
  const asked = lines.map(askingOf)
  if (!asked.some((one) => one !== null) || !isCurrency(currency)) return [...lines]
  const priceFor = await pricesFor(req, asked, { currency, rate: keptRate(head) })
  return lines.map((line, at) => {
    const one = asked[at]
    const price = one ? priceFor(one) : null
    return price === null ? line : { ...(line as object), unitPrice: toDecimal(price).toNumber() }
  })
}

/** As `withProposedPrices`, for a single new line. */
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
