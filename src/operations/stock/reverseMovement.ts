import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Currency } from '@/domain/shared/currency'
import { Refusal } from '@/domain/shared/refusal'
import { refuseReversal } from '@/domain/stock/delivery'
import { oppositeOf, type MovementType } from '@/domain/stock/movementType'
import type { MovementOriginKind } from '@/domain/stock/origins'
import type { TenderStatus } from '@/domain/tenders/status'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { holdForTender, lockCardsOf } from './holdForTender'
import { lockCard, lockCards } from './lockCard'
import { postMovement } from './postMovement'

type Posted = {
  stockCard: number
  type: MovementType
  quantity: number
  price: number
  currencyType: Currency
  currencyRate: number
  tender: number | null
  assembly: number | null
}
type State = {
  project: number | null
  origin: MovementOriginKind
  isReversed: boolean
  tenderStatus: TenderStatus | null
}

/** Posted values never change, so they are read without a lock. */
const load = async (req: PayloadRequest, id: number): Promise<Posted> => {
  const [row] = await query<Posted>(
    req,
    sql`select stock_card_id as "stockCard", type, quantity::float8 as quantity,
               price::float8 as price, currency_type as "currencyType",
               currency_rate::float8 as "currencyRate", tender_id as tender,
               case when origin = 'assembly' then assembly::int end as assembly
        from stock_movements where id = ${id}`,
  )
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Requires locks on tender and card: no other transaction can then reverse the movement or invoice
 * the tender. The lock on the movement keeps its project from changing.
 */
const stateOf = async (req: PayloadRequest, id: number): Promise<State> => {
  const [row] = await query<State>(
    req,
    sql`select m.origin, m.project_id as project, t.status as "tenderStatus",
               exists (select 1 from stock_movements r where r.reversal_of_id = m.id) as "isReversed"
        from stock_movements m left join tenders t on t.id = m.tender_id where m.id = ${id}
        for no key update of m`,
  )
  return row as State
}

/**
 * Reverses all rows of an assembly: cards are locked first, in ascending order. The database
 * refuses a partial reversal.
 */
const reverseAssembly = async (args: {
  req: PayloadRequest
  id: number
  note?: string | null
  assembly: number
}) => {
  const { req, id, note, assembly } = args
  const rows = await query<{ id: number; card: number }>(
    req,
    sql`select id, stock_card_id as card from stock_movements
        where assembly = ${assembly} and origin = 'assembly' order by id`,
  )
  await lockCards(
    req,
    rows.map(({ card }) => card),
  )
  const reversals = new Map<number, Awaited<ReturnType<typeof postMovement>>>()
  for (const row of rows) {
    const posted = await load(req, row.id)
    const state = await stateOf(req, row.id)
    const code = refuseReversal(state)
    if (code) throw new Refusal(code)
    const { assembly: _, ...movement } = posted
    reversals.set(
      row.id,
      await postMovement({
        req,
        movement: { ...movement, project: state.project, type: oppositeOf(posted.type), note },
        origin: { reversalOf: row.id },
      }),
    )
  }
  return reversals.get(id) as Awaited<ReturnType<typeof postMovement>>
}

/**
 * Reverses a posted movement by posting its opposite today, at the same price. Stock returned from
 * a delivery of an approved tender is reserved for the tender again. A row of an assembly is
 * reversed together with all others.
 * @param id the movement to reverse
 * @param note why; shown next to the reversal
 * @returns the new movement
 * @throws Refusal `notFound`, `isAReversal`, `alreadyReversed`, `movementBelongsToInvoice`,
 *   `insufficientStock`
 */
export const reverseMovement = ({
  req,
  id,
  note,
}: {
  req: PayloadRequest
  id: number
  note?: string | null
}) =>
  inTransaction(req, async () => {
    const posted = await load(req, id)
    if (posted.assembly !== null)
      return reverseAssembly({ req, id, note, assembly: posted.assembly })
    if (posted.tender !== null) {
      await lockRow(req, 'tenders', posted.tender)
      await lockCardsOf(req, posted.tender, [posted.stockCard])
    } else await lockCard(req, posted.stockCard)
    const state = await stateOf(req, id)
    const { assembly: _, ...movement } = posted
    const code = refuseReversal(state)
    if (code) throw new Refusal(code, { data: { tender: posted.tender } })
    const reversal = await postMovement({
      req,
      movement: { ...movement, project: state.project, type: oppositeOf(posted.type), note },
      origin: { reversalOf: id },
    })
    if (state.origin === 'delivery' && state.tenderStatus === 'approved' && posted.tender !== null)
      await holdForTender({ req, tenderId: posted.tender })
    return reversal
  })
