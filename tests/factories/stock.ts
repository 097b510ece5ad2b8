import { select } from './database'
import type { Client, Json } from './client'
import { administrator } from './person'
import { today } from './day'

export type Refused = {
  errors?: { code: string; message: string; data: Json & { errors?: Json[] } }[]
}

/** `200`, or status and code of a refusal: `409 alreadyReversed`. */
export const said = ({ status, json }: { status: number; json: unknown }): string =>
  [status, (json as Refused | undefined)?.errors?.[0]?.code].filter(Boolean).join(' ')

/** What is answered to a command: `verdict('/tenders/7/approve')` → `409 insufficientStock`. */
export const verdict = async (path: string, body: Json = {}, by?: Client): Promise<string> =>
  said(await (by ?? (await administrator())).post(path, body))

/** The body of an issue, which is a delivery when it names a tender. */
export const issue = (stockCard: unknown, quantity: number, data: Json = {}): Json => ({
  stockCard,
  quantity,
  type: 'out',
  price: 1,
  currencyType: 'TRY',
  operationDate: today(),
  ...data,
})

/** Ids of what is held for a tender now, oldest first. */
export const heldFor = async (tender: number): Promise<number[]> =>
  (
    await select<{ id: number }>(
      `select id from stock_reservations where tender_id = $1 and status = 'active' order by id`,
      [tender],
    )
  ).map(({ id }) => id)

type Posted = { id: number; type: 'in' | 'out'; quantity: number; origin: string }

/** What was posted for a tender, oldest first. */
export const postedFor = (tender: number): Promise<Posted[]> =>
  select<Posted>(
    `select id, type, quantity::float8 as quantity, origin from stock_movements
     where tender_id = $1 order by id`,
    [tender],
  )
