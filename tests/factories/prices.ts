import type { Json } from './client'
import { administrator } from './person'
import { anyName, makeCard } from './rows'

/** A card that was put away. */
export const archivedCard = async (data: Json = {}): Promise<number> => {
  const { id } = await makeCard(data)
  const { status, text } = await (await administrator()).post(`/stock-cards/${id}/archive`)
  if (status !== 200) throw new Error(text)
  return id
}

export type Shown = { cards: { id: number; mark: string; prices: Json[] }[] }

/** The marks that a preview gave, as applying it sends them. */
export const seenOf = ({ cards }: Shown): Record<string, string> =>
  Object.fromEntries(cards.map(({ id, mark }) => [id, mark]))

/** Ten percent more of the current price, unless said otherwise. */
export const askedOf = (cards: number[], data: Json = {}): Json => ({
  cards,
  prices: ['currentPrice'],
  method: 'percent',
  value: '10',
  rounding: 'none',
  ...data,
})

/** A change of prices that was previewed and applied. */
export const makePriceChange = async (cards: number[], data: Json = {}): Promise<number> => {
  const { post } = await administrator()
  const asked = askedOf(cards, data)
  const shown = await post<Shown>('/prices/preview', asked)
  const { status, json, text } = await post<{ change: number }>('/prices/apply', {
    ...asked,
    title: anyName('Zam'),
    seen: seenOf(shown.json),
  })
  if (status !== 200) throw new Error(text)
  return json.change
}
