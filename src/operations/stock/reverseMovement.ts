import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { oppositeOf, type MovementType } from '@/domain/stock/movement'
import type { Currency } from '@/domain/shared/currency'
import { inTransaction, query } from '../shared/transaction'
import { postMovement } from './postMovement'

type Posted = {
  id: number
  stockCard: number
  type: MovementType
  quantity: number
  price: number
  currencyType: Currency
  currencyRate: number
  project: number | null
  tender: number | null
  reversalOf: number | null
  isReversed: boolean
}

const load = async (req: PayloadRequest, id: number): Promise<Posted> => {
  const [row] = await query<Posted>(
    req,
    sql`select m.id, m.stock_card_id as "stockCard", m.type, m.quantity::float8 as quantity,
               m.price::float8 as price, m.currency_type as "currencyType",
               m.currency_rate::float8 as "currencyRate", m.project_id as project,
               m.tender_id as tender, m.reversal_of_id as "reversalOf",
               exists (select 1 from stock_movements r where r.reversal_of_id = m.id) as "isReversed"
        from stock_movements m where m.id = ${id} for update of m`,
  )
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Undoes a posted movement by posting its opposite today, at the same price.
 * @param id the movement to undo
 * @param note why; shown beside the reversal
 * @returns the new movement
 * @throws Refusal `notFound`, `isAReversal`, `alreadyReversed`, `insufficientStock`
 */
export const reverseMovement = ({
  req,
  id,
  note,
}: {
  req: PayloadRequest
  id: number
  note?: string
}) =>
  inTransaction(req, async () => {
    const posted = await load(req, id)
    if (posted.reversalOf !== null) throw new Refusal('isAReversal')
    if (posted.isReversed) throw new Refusal('alreadyReversed')
    const { stockCard, quantity, price, currencyType, currencyRate, project, tender } = posted
    const type = oppositeOf(posted.type)
    return postMovement({
      req,
      movement: {
        stockCard,
        type,
        quantity,
        price,
        currencyType,
        currencyRate,
        project,
        tender,
        note,
      },
      origin: { reversalOf: posted.id },
    })
  })
