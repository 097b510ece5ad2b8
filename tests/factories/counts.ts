import type { Client, Json } from './client'
import { administrator } from './person'
import { anyName, makeRow } from './rows'

export type Entered = { entry: { id: number }; counted: string; expected?: string }

/** Sends a command of counting; throws with the answer when it is not taken. */
export const counting = async <T = Json>(by: Client, name: string, body: Json): Promise<T> => {
  const { status, json, text } = await by.post<T>(`/counting/${name}`, body)
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
  return json
}

/** One step of a count by an administrator; throws when it is not taken. */
export const stepCount = async (id: number, name: string, body: Json = {}): Promise<Json> => {
  const { status, json, text } = await (
    await administrator()
  ).post<Json>(`/stock-counts/${id}/${name}`, body)
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
  return json
}

/** A count of some cards that has not begun. */
export const makeDraftCount = async (cards: readonly number[] = [], data: Json = {}) => {
  const { id } = await makeRow('stock-counts', { title: anyName('Sayım'), scope: 'list', ...data })
  const boss = await administrator()
  for (const card of cards) await counting(boss, 'add', { count: id, card })
  return id
}

/** A count of some cards that people may count. */
export const makeCount = async (cards: readonly number[], data: Json = {}) => {
  const id = await makeDraftCount(cards, data)
  await stepCount(id, 'start')
  return id
}

/** What somebody counts of a card. */
export const enter = (by: Client, count: number, card: number, quantity: number, more: Json = {}) =>
  counting<Entered>(by, 'enter', { count, card, quantity, mode: 'add', ...more })

export const REASON = { reason: 'Ay sonu sayımı' }
