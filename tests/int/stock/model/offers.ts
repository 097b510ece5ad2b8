import { JOB_RUNS } from '@/jobs'
import { select } from '../../../factories/database'
import { getTestPayload } from '../../../helpers/payload'
import { reservedOf } from './ledger'
import type { Card, State } from './state'
import type { World } from './world'

type Row = { id: number; card: number; quantity: number; isOffered: boolean }

/** Notifies waiting reservations of available stock, by running the job. */
export const offer = async (): Promise<void> =>
  JOB_RUNS['offer-stock'](await getTestPayload()).then(() => undefined)

/**
 * Waiting reservations whose offer is wrong: per card, the oldest ones that the available stock can
 * serve, one after the other, must have one.
 * @param state the rows as they are, after the job
 */
export const wronglyTold = async ({ cards }: World, state: State): Promise<string[]> => {
  const rows = await select<Row>(
    `select id, stock_card_id as card, quantity::float8 as quantity,
       offered_at is not null as "isOffered" from stock_reservations
     where stock_card_id = any($1) and status = 'waiting' order by created_at, id`,
    [cards],
  )
  const left = new Map(
    [...state.cards].map(([id, { current }]) => [id, current - reservedOf(state, id)]),
  )
  return rows.flatMap(({ id, card, quantity, isOffered }) => {
    const free = left.get(card) ?? 0
    const fits = (state.cards.get(card) as Card).allowNoStock || quantity <= free
    if (fits) left.set(card, free - quantity)
    return fits === isOffered ? [] : [`${id} waits for ${quantity} of ${card}: ${isOffered}`]
  })
}
