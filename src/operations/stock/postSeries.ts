import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SeriesRow } from '@/catalog/commands/stockroom'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { dayToStored } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import type { MovementType } from '@/domain/stock/movementType'
import { seriesPrice, type CardPrices } from '@/domain/stock/series'
import { companyToday } from '@/queries/settings/companyToday'
import { query } from '../shared/transaction'
import { refuseClosedPeriod } from './periods/refuseClosedPeriod'

type Card = { id: number; name: string } & CardPrices

/** Locks the cards in ascending order, as every stock operation does. */
const lockCards = async (req: PayloadRequest, rows: readonly SeriesRow[]) => {
  const ids = JSON.stringify([...new Set(rows.map(({ stockCard }) => stockCard))])
  const cards = await query<Card>(
    req,
    sql`select id, name, average_cost::float8 as "averageCost", cost_price::float8 as "costPrice",
               current_price::float8 as "currentPrice", offer_price::float8 as "offerPrice"
        from stock_cards where id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))
        order by id for no key update`,
  )
  return new Map(cards.map((card) => [card.id, card]))
}

/** The same refusal, with its row. */
const ofRow = (error: unknown, row: number): unknown => {
  if (!(error instanceof Refusal)) return error
  return new Refusal(error.code, {
    data: { ...error.data, row },
    fields: error.fields.map((field) => ({ ...field, path: `rows.${row}.${field.path}` })),
  })
}

type Series = { type: MovementType; rows: readonly SeriesRow[]; note: string | null }

/**
 * Posts a movement of today for each row, in lira, through the hooks of manual movements and with
 * the caller's rights to its fields. All or none: the caller's transaction ends with the first
 * refusal.
 * @throws Refusal as a movement, with the row; `notFound` for a missing card, `periodClosed` where
 *   today is closed
 */
export const postSeries = async (req: PayloadRequest, series: Series): Promise<void> => {
  const { type, rows, note } = series
  const cards = await lockCards(req, rows)
  const operationDate = dayToStored(await companyToday(req))
  // A series has no date that the user could change.
  await refuseClosedPeriod({ req, operationDate, isByHand: false })
  for (const [index, { stockCard, quantity, price }] of rows.entries()) {
    const card = cards.get(stockCard)
    if (!card) throw new Refusal('notFound', { data: { row: index } })
    const paid = price ?? seriesPrice(type, card)
    if (paid === null) {
      const fields = [{ path: `rows.${index}.price`, code: 'required' as const }]
      throw new Refusal('invalidInput', { data: { row: index }, fields })
    }
    try {
      await req.payload.create({
        collection: 'stock-movements',
        data: {
          type,
          stockCard,
          quantity,
          price: paid,
          currencyType: BASE_CURRENCY,
          operationDate,
          note,
        },
        // All keys every time: nested calls share this context, where a missing key keeps its old value.
        context: { reservationId: undefined, reversalOf: undefined, ownReservation: 0 },
        depth: 0,
        overrideAccess: false,
        req,
      })
    } catch (error) {
      throw ofRow(error, index)
    }
  }
}
