import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { columnNameOf } from '@/domain/shared/sqlNames'
import { Refusal } from '@/domain/shared/refusal'
import { query } from '../../shared/transaction'
import { plannedPrices, type Asked, type PlannedCard, type PlannedPrice } from './plannedPrices'

/** Listed cards whose prices changed since the preview. */
const MOST_NAMED = 10

/**
 * Previews new prices of cards, with a hash of the current ones.
 * @throws Refusal as `plannedPrices`
 */
export const previewPriceChange = async (req: PayloadRequest, asked: Asked) => ({
  cards: await plannedPrices(req, asked, { lock: false }),
})

const refuseChanged = (cards: readonly PlannedCard[], seen: Readonly<Record<string, string>>) => {
  const changed = cards.filter(({ id, mark }) => seen[id] !== mark)
  if (changed.length === 0) return
  const shown = changed.slice(0, MOST_NAMED)
  throw new Refusal('pricesChanged', {
    data: {
      count: changed.length,
      names: shown.map(({ name }) => name).join(', '),
      cards: changed.map(({ id }) => id),
    },
  })
}

const refuseProblems = (cards: readonly PlannedCard[]) => {
  const [first] = cards.flatMap(({ name, prices }) =>
    prices.flatMap(({ problem, card }) => (problem ? [{ name, card, problem }] : [])),
  )
  if (!first) return
  const { name, card, problem } = first
  throw new Refusal('invalidInput', {
    data: { name, card },
    fields: [{ path: 'value', code: problem }],
  })
}

/** Writes prices of cards that are locked, one statement a price. */
export const writePrices = async (
  req: PayloadRequest,
  prices: readonly Pick<PlannedPrice, 'card' | 'field' | 'after'>[],
): Promise<void> => {
  for (const field of new Set(prices.map((price) => price.field))) {
    const rows = prices.filter((price) => price.field === field)
    const column = sql.identifier(columnNameOf(field))
    await query(
      req,
      sql`update stock_cards c set ${column} = w.after, updated_at = now()
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(card int, after numeric)
          where c.id = w.card`,
    )
  }
}

const writeChange = async (
  req: PayloadRequest,
  change: Asked & { title: string },
  prices: readonly PlannedPrice[],
): Promise<number> => {
  const { title, method, value, rounding } = change
  const [row] = await query<{ id: number }>(
    req,
    sql`insert into price_changes (title, method, value, rounding, status, card_count, price_count,
          done_by_id)
        values (${title}, ${method}, ${value}::numeric, ${rounding}, 'applied',
          ${new Set(prices.map(({ card }) => card)).size}, ${prices.length},
          ${staffIdOf(req)}::int)
        returning id`,
  )
  const id = (row as { id: number }).id
  await query(
    req,
    sql`insert into price_change_rows (change_id, stock_card_id, field, before, after)
        select ${id}::int, w.card, w.field, w.before, w.after
        from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
          as w(card int, field text, before numeric, after numeric)
        order by w.card, w.field`,
  )
  return id
}

/**
 * Changes prices of many cards at once as previewed, all or none: if a price has changed since, its
 * card is named and nothing is written.
 * @param change.seen hash from the preview, by card
 * @returns the id of the change, which can be undone
 * @throws Refusal as `plannedPrices`; `pricesChanged` with the cards
 */
export const applyPriceChange = async (
  req: PayloadRequest,
  change: Asked & { title: string; seen: Readonly<Record<string, string>> },
): Promise<{ change: number; cards: number; prices: number }> => {
  const cards = await plannedPrices(req, change, { lock: true })
  // Cards archived or deleted meanwhile were also previewed.
  const known = new Set(cards.map(({ id }) => String(id)))
  const gone = Object.keys(change.seen).filter((id) => !known.has(id))
  if (gone.length > 0)
    throw new Refusal('pricesChanged', {
      data: { count: gone.length, names: gone.map((id) => `#${id}`).join(', ') },
    })
  refuseChanged(cards, change.seen)
  refuseProblems(cards)
  const prices = cards.flatMap((card) => card.prices)
  await writePrices(req, prices)
  const id = await writeChange(req, change, prices)
  return {
    change: id,
    cards: new Set(prices.map(({ card }) => card)).size,
    prices: prices.length,
  }
}
