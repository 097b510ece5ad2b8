import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import type { Numeric } from '@/domain/shared/money'
import { refuseFields } from '@/domain/shared/refusal'
import { isFractional, refuseFraction } from '@/domain/stock/units'
import { readRows } from '@/queries/shared/rows'

/** An entered quantity of a card, and the path of its field (`items.3.quantity`). */
export type Entered = { path: string; stockCard: unknown; quantity: Numeric | null | undefined }

/**
 * Refuses fractions for cards with counted units. Queries the database only if there is a fraction.
 * @param entered quantities that `refuseQuantity` accepts; those without a card are skipped
 * @throws Refusal `invalidInput` with `notWhole` at each field
 */
export const refuseFractions = async (req: PayloadRequest, entered: Entered[]): Promise<void> => {
  const found = entered.flatMap(({ path, stockCard, quantity }) => {
    const card = Number(idOf(stockCard))
    return card > 0 && quantity != null && isFractional(quantity) ? [{ path, card, quantity }] : []
  })
  if (found.length === 0) return
  const ids = JSON.stringify(found.map(({ card }) => card))
  const cards = await readRows<{ id: number; unit: string }>(
    req,
    sql`select id, unit from stock_cards
        where id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))`,
  )
  const units = new Map(cards.map(({ id, unit }) => [id, unit]))
  refuseFields(
    found.map(({ path, card, quantity }) => {
      const code = refuseFraction({ unit: units.get(card), quantity })
      return code && { path, code }
    }),
  )
}
