import type { PayloadRequest } from 'payload'
import { sum, toDecimal } from '@/domain/shared/money'
import { addRow } from './addRow'
import { STOCK_GROUPS } from './data/groups'
import type { Card } from './seedCards'

export type Group = {
  id: number
  name: string
  /** Lira for one set, a little less than its parts. */
  price: number
  parts: { card: Card; quantity: number }[]
}

const partsOf = (parts: [sku: string, quantity: number][], cards: Card[]): Group['parts'] =>
  parts.map(([sku, quantity]) => {
    const card = cards.find((candidate) => candidate.sku === sku)
    if (!card) throw new Error(`no card ${sku}`)
    return { card, quantity }
  })

/** Sets with their parts; call it in a transaction. */
export const seedGroups = async (req: PayloadRequest, cards: Card[]): Promise<Group[]> => {
  const groups: Group[] = []
  for (const { name, description, parts: rows } of STOCK_GROUPS) {
    const parts = partsOf(rows, cards)
    const { id } = await addRow(req, 'stock-groups', {
      name,
      description,
      parts: parts.map(({ card, quantity }) => ({ stockCard: card.id, quantity })),
    })
    const whole = sum(parts.map(({ card, quantity }) => toDecimal(card.price).mul(quantity)))
    groups.push({ id, name, price: whole.mul('0.96').toDecimalPlaces(0).toNumber(), parts })
  }
  return groups
}
