import { randomUUID } from 'node:crypto'
import type { Json } from './client'
import { administrator } from './person'

export type Row = Json & { id: number }

/** A row made over REST by the administrator; throws with the answer when it is not made. */
export const makeRow = async (collection: string, data: Json): Promise<Row> => {
  const { post } = await administrator()
  const { status, json, text } = await post<{ doc: Row }>(`/${collection}`, data)
  if (status !== 201) throw new Error(`${collection} was not made: ${status} ${text}`)
  return json.doc
}

export const anyName = (what: string): string => `${what} ${randomUUID()}`
export const makeCompany = (data: Json = {}) =>
  makeRow('companies', { name: anyName('Firma'), ...data })
export const makeBranch = (data: Json) => makeRow('branches', { name: anyName('Şube'), ...data })
export const makeEmployee = (data: Json) =>
  makeRow('employees', { name: anyName('Çalışan'), ...data })
export const makeStockType = (data: Json = {}) =>
  makeRow('stock-types', { name: anyName('Tür'), ...data })
export const makeGroup = (data: Json = {}) =>
  makeRow('stock-groups', { name: anyName('Grup'), ...data })

/** A receipt, which puts stock on a card. */
export const makeMovement = (data: Json) =>
  makeRow('stock-movements', {
    type: 'in',
    quantity: 1,
    price: 10,
    currencyType: 'TRY',
    operationDate: '2026-03-01',
    ...data,
  })

export const makeReservation = (data: Json) =>
  makeRow('stock-reservations', { quantity: 1, ...data })

/** A stock card with `stock` on hand, received by a movement. */
export const makeCard = async ({ stock = 0, ...data }: Json & { stock?: number } = {}) => {
  const card = await makeRow('stock-cards', { name: anyName('Kart'), taxRate: 20, ...data })
  if (stock > 0) await makeMovement({ stockCard: card.id, quantity: stock })
  return card
}
