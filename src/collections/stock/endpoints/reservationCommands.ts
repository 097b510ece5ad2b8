import type { Endpoint } from 'payload'
import {
  isDecimal,
  parseDecimal,
  PRICE,
  QUANTITY,
  RATE,
  type DecimalSpec,
} from '@/domain/shared/decimal'
import { Refusal } from '@/domain/shared/refusal'
import { fulfillReservation } from '@/operations/stock/fulfillReservation'
import { releaseReservation } from '@/operations/stock/releaseReservation'
import { command } from '../../shared/command'
import { ruleOf } from '../../shared/ruleOf'

const readNumber = (body: Record<string, unknown>, path: string, spec: DecimalSpec): number => {
  const value = body[path] == null ? 'required' : parseDecimal(body[path], spec)
  if (isDecimal(value)) return value.toNumber()
  throw new Refusal('invalidInput', { fields: [{ path, code: value as 'required' }] })
}

/** POST /api/stock-reservations/:id/release */
export const releaseEndpoint: Endpoint = command({
  ...ruleOf('stock-reservations', 'release'),
  run: ({ req, id }) => releaseReservation({ req, id }),
})

/** POST /api/stock-reservations/:id/fulfill {quantity?, price, currencyType, currencyRate?} */
export const fulfillEndpoint: Endpoint = command({
  ...ruleOf('stock-reservations', 'fulfill'),
  answers: 'stock-movements',
  run: ({ req, id, body }) =>
    fulfillReservation({
      req,
      id,
      quantity: body.quantity == null ? null : readNumber(body, 'quantity', QUANTITY),
      price: readNumber(body, 'price', PRICE),
      currencyType: body.currencyType,
      currencyRate: body.currencyRate == null ? null : readNumber(body, 'currencyRate', RATE),
    }),
})
