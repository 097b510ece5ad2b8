import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadFields } from '@/access/reading/mayReadFields'
import {
  proposedPriceOf,
  SELLING_PRICES,
  type PriceTerms,
  type ProposedPrice,
} from '@/domain/stock/prices/prices'
import { query } from '../../shared/transaction'

/**
 * Suggested prices of cards, only from prices the user may read.
 * @param args.cards ids; archived and unknown ones are left out
 * @param args.terms currency and rate of the document that sells them
 * @returns by the id of each existing card; null without a suggestion
 */
export const readProposedPrices = async (
  req: PayloadRequest,
  { cards, terms }: { cards: readonly number[]; terms: PriceTerms },
): Promise<Map<number, ProposedPrice | null>> => {
  if (cards.length === 0) return new Map()
  const ability = await abilityOfRequest(req)
  const rows = await query<{ id: number } & Record<string, number | null>>(
    req,
    sql`select id, offer_price::float8 as "offerPrice", current_price::float8 as "currentPrice",
          price_usd::float8 as "priceUsd", price_eur::float8 as "priceEur"
        from stock_cards where not is_archived and id in (
          select value::int from jsonb_array_elements_text(${JSON.stringify(cards)}::jsonb))`,
  )
  const seen = SELLING_PRICES.filter((field) => mayReadFields(ability, 'stock-cards', field))
  return new Map(
    rows.map((row) => [
      row.id,
      proposedPriceOf(Object.fromEntries(seen.map((field) => [field, row[field] ?? null])), terms),
    ]),
  )
}
