import type { PayloadRequest } from 'payload'
import { toDecimal } from '@/domain/shared/money'
import { addRow } from './addRow'
import type { CardFamily } from './data/cardFamily'
import { CARD_FAMILIES } from './data/cards'
import { STOCK_GROUPS } from './data/groups'
import { STOCK_TYPES } from './data/stockTypes'
import { ean13 } from './ean13'
import { inCurrency } from './rates'

/** A card as the other parts need it; `level` is its intended final stock level. */
export type Card = {
  id: number
  sku: string
  family: CardFamily
  price: number
  level: 'service' | 'plenty' | 'low' | 'none'
  /** Free quantity as far as the demonstration data has used it up. */
  free: number
}

const PARTS = new Set(STOCK_GROUPS.flatMap(({ parts }) => parts.map(([sku]) => sku)))

const levelOf = (family: CardFamily, sku: string, index: number): Card['level'] => {
  if (family.lot === 0) return 'service'
  // Sets must stay buildable.
  if (PARTS.has(sku)) return 'plenty'
  if (index % 17 === 7) return 'none'
  return index % 11 === 4 ? 'low' : 'plenty'
}

const share = (price: number, factor: string) =>
  toDecimal(price).mul(factor).toDecimalPlaces(2).toNumber()

const addCard = async (
  req: PayloadRequest,
  stockType: number | undefined,
  {
    family,
    variant,
    price,
    sku,
    index,
  }: { family: CardFamily; variant: string; price: number; sku: string; index: number },
): Promise<Card> => {
  const level = levelOf(family, sku, index)
  const isService = level === 'service'
  const { id } = await addRow(req, 'stock-cards', {
    name: family.name.replace('{}', variant),
    sku,
    barcode: isService
      ? undefined
      : ean13(
          `8690${String(412 + (index % 7)).padStart(3, '0')}${String(10_000 + index * 37).padStart(5, '0')}`,
        ),
    qrCode: index % 4 === 0 ? `AT:${sku}` : undefined,
    unit: family.unit,
    stockType,
    taxRate: family.taxRate,
    currentPrice: price,
    offerPrice: index % 3 === 0 ? share(price, '0.95') : undefined,
    costPrice: share(price, '0.68'),
    priceUsd: inCurrency(price, 'USD'),
    priceEur: inCurrency(price, 'EUR'),
    minQuantity: isService
      ? undefined
      : level === 'low'
        ? family.lot * 2
        : Math.ceil(family.lot / 5),
    // Services are sold without stock, and so are two goods that come to order.
    allowNoStock: isService || sku === 'VRF-003' || sku === 'EVR-004',
  })
  return { id, sku, family, price, level, free: 0 }
}

/** Stock types and the 200 cards; call it in a transaction. */
export const seedCards = async (req: PayloadRequest): Promise<Card[]> => {
  const types = new Map<string, number>()
  for (const [name, description] of STOCK_TYPES)
    types.set(name, (await addRow(req, 'stock-types', { name, description })).id)
  const cards: Card[] = []
  for (const family of CARD_FAMILIES) {
    for (const [position, [variant, price]] of family.variants.entries()) {
      const sku = `${family.sku}-${String(position + 1).padStart(3, '0')}`
      const row = { family, variant, price, sku, index: cards.length }
      cards.push(await addCard(req, types.get(family.type), row))
    }
  }
  return cards
}
