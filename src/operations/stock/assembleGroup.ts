import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { dayToStored } from '@/domain/shared/day'
import { QUANTITY } from '@/domain/shared/decimal'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { Refusal } from '@/domain/shared/refusal'
import {
  assembledRows,
  disassembledRows,
  refuseGroupCommand,
  type AssembledCard,
  type AssemblyRow,
} from '@/domain/stock/assembly'
import { companyToday } from '@/queries/settings/companyToday'
import { inTransaction, lockRow, query } from '../shared/transaction'
import { emitLowStock } from './emitLowStock'
import { lockCards, type CardFigures } from './lockCard'
import { refuseFractions } from './refuseFractions'
import { shortageOfCard, type ShortageOfCard } from './refuseShortage'

type Call = { req: PayloadRequest; id: number; quantity: number }
type Part = { card: number; quantity: string }

/** Locks the group, so that its product card and its parts cannot change. */
const readRecipe = async (req: PayloadRequest, id: number) => {
  await lockRow(req, 'stock-groups', id)
  const [group] = await query<{ made: number | null }>(
    req,
    sql`select made_card_id as made from stock_groups where id = ${id}`,
  )
  if (!group) throw new Refusal('notFound')
  const parts = await query<Part>(
    req,
    sql`select stock_card_id as card, quantity::text from stock_group_stocks
        where stock_group_id = ${id} order by stock_card_id for key share`,
  )
  const blocker = refuseGroupCommand({ makesCard: group.made !== null, partCount: parts.length })
  if (blocker || group.made === null) throw new Refusal(blocker?.code ?? 'groupMakesNothing')
  return { made: group.made, parts }
}

/** The quantity of a card; more than a ledger row can hold is refused. */
const quantityOf = (one: Numeric, groups: number) => {
  const quantity = toDecimal(one).mul(groups)
  if (quantity.lt(10 ** QUANTITY.integerDigits)) return quantity
  throw new Refusal('invalidInput', { fields: [{ path: 'quantity', code: 'tooLarge' }] })
}

/** The ledger's trigger decides; this check lists every card with a shortage. */
const refuseShortages = (
  cards: ReadonlyMap<number, CardFigures>,
  moving: readonly AssembledCard[],
) => {
  const shortages = moving
    .map(({ card, quantity }) => {
      const figures = cards.get(card)
      return figures ? shortageOfCard(figures, quantity) : null
    })
    .filter((shortage): shortage is ShortageOfCard => shortage !== null)
  if (shortages.length > 0)
    throw new Refusal('insufficientStock', { data: { ...shortages[0], shortages } })
}

const averagesOf = async (req: PayloadRequest, ids: readonly number[]) => {
  const rows = await query<{ id: number; average: string | null }>(
    req,
    sql`select id, average_cost::text as average from stock_cards
        where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )
  return new Map(rows.map(({ id, average }) => [id, average]))
}

/** Posts the rows of one assembly, in the order of their cards, under one number. */
const postRows = async (req: PayloadRequest, group: number, rows: readonly AssemblyRow[]) => {
  const told = [...rows]
    .sort((a, b) => a.card - b.card)
    .map(({ card, type, quantity, price }, place) => ({
      place,
      card,
      type,
      quantity: quantity.toFixed(),
      price: price.toFixed(),
    }))
  return query<{ id: number; card: number }>(
    req,
    sql`insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
          currency_rate, operation_date, operation_user_id, stock_group_id, assembly, origin)
        select r.card, r.type::enum_stock_movements_type, r.quantity, r.price, 'TRY', 1,
          ${dayToStored(await companyToday(req))}, ${staffIdOf(req)}::int, ${group}, n.number,
          'assembly'
        from (select nextval('stock_assembly_numbers')::int as number) n,
          jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
            as r(place int, card int, type text, quantity numeric, price numeric)
        order by r.place returning id, stock_card_id as card`,
  )
}

type Kind = 'assemble' | 'disassemble'

const carryOut = ({ req, id, quantity }: Call, kind: Kind) =>
  inTransaction(req, async () => {
    const { made, parts } = await readRecipe(req, id)
    const ids = [made, ...parts.map(({ card }) => card)]
    const cards = new Map((await lockCards(req, ids)).map((card) => [card.id, card]))
    const averages = await averagesOf(req, ids)
    const moving = (card: number, one: Numeric): AssembledCard => ({
      card,
      quantity: quantityOf(one, quantity),
      average: averages.get(card) ?? null,
    })
    const of = {
      parts: parts.map((part) => moving(part.card, part.quantity)),
      made: moving(made, 1),
    }
    // A card may have changed to a counted unit since the recipe was written.
    await refuseFractions(
      req,
      of.parts.map((part) => ({ path: 'quantity', stockCard: part.card, quantity: part.quantity })),
    )
    const gone = kind === 'assemble' ? of.parts : [of.made]
    refuseShortages(cards, gone)
    const rows = (kind === 'assemble' ? assembledRows : disassembledRows)(of.parts, of.made)
    const posted = await postRows(req, id, rows)
    await emitLowStock({ req, taken: new Map(gone.map((card) => [card.card, card.quantity])) })
    const head = posted.find(({ card }) => card === made)
    return req.payload.findByID({
      collection: 'stock-movements',
      id: head?.id ?? 0,
      depth: 0,
      req,
    })
  })

/**
 * Assembles a group: its parts are issued, the product is received at their cost, in one
 * transaction. Locks the group, then all cards in ascending order.
 * @param call.quantity how many of the group, whole
 * @returns the receipt of the product
 * @throws Refusal `notFound`, `groupMakesNothing`, `groupHasNoParts`, `insufficientStock` with
 *   `shortages`, `invalidInput` with `tooLarge`, or `notWhole` for pieces of a part
 */
export const assembleGroup = (call: Call) => carryOut(call, 'assemble')

/**
 * Disassembles products of a group: they are issued, and the parts received, each at its share of
 * the cost.
 * @returns the issue of the product
 * @throws Refusal as `assembleGroup`
 */
export const disassembleGroup = (call: Call) => carryOut(call, 'disassemble')
