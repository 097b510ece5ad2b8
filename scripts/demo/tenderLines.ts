import type { Currency } from '@/domain/shared/currency'
import { toDecimal } from '@/domain/shared/money'
import type { DiscountType } from '@/domain/tenders/totals/discount'
import type { ItemKind } from '@/domain/tenders/lines/itemKinds'
import type { Random } from './createRandom'
import { COMMENTS, LABOUR, type TENDER_THEMES } from './data/tenders'
import { inCurrency } from './rates'
import type { Card } from './seedCards'
import type { Group } from './seedGroups'

export type Line = {
  kind: ItemKind
  stockCard?: number
  stockGroup?: number
  description?: string
  quantity?: number
  unitPrice?: number
  discountType?: DiscountType
  discountValue?: number
  taxRate?: number
}

type Wanted = {
  theme: (typeof TENDER_THEMES)[number]
  currency: Currency
  daysAgo: number
  /** True when the lines will be reserved: then only available stock is used. */
  isTaken: boolean
}
type Shelf = { cards: Card[]; groups: Group[] }

const discountFor = (random: Random, quantity: number, unitPrice: number): Partial<Line> => {
  if (random.chance(30))
    return { discountType: 'percent', discountValue: random.pick([3, 5, 7.5, 10, 12.5]) }
  if (!random.chance(8)) return {}
  const gross = toDecimal(quantity).mul(unitPrice)
  return { discountType: 'amount', discountValue: gross.mul('0.04').toDecimalPlaces(2).toNumber() }
}

/** Expensive goods are sold singly, cable in hundreds of metres. */
const quantityFor = (random: Random, { price, family, free }: Card, isTaken: boolean): number => {
  const usual = price > 50_000 ? 1 : price > 10_000 ? random.int(1, 4) : random.int(2, 12)
  const wanted = family.lot >= 300 ? usual * 15 : usual
  return isTaken ? Math.min(wanted, Math.floor(free / 4)) : wanted
}

const priceIn = (lira: number, { currency, daysAgo }: Wanted): number =>
  currency === 'TRY' ? lira : inCurrency(lira, currency, daysAgo)

const cardLine = (random: Random, card: Card, wanted: Wanted): Line[] => {
  const quantity = quantityFor(random, card, wanted.isTaken)
  if (quantity < 1) return []
  if (wanted.isTaken) card.free -= quantity
  const unitPrice = priceIn(card.price, wanted)
  const { taxRate } = card.family
  const discount = discountFor(random, quantity, unitPrice)
  return [{ kind: 'stockCard', stockCard: card.id, quantity, unitPrice, taxRate, ...discount }]
}

const groupLine = (random: Random, group: Group | undefined, wanted: Wanted): Line[] => {
  if (!group || !random.chance(35)) return []
  const buildable = Math.min(...group.parts.map(({ card, quantity }) => card.free / quantity))
  if (wanted.isTaken && buildable < 3) return []
  if (wanted.isTaken) for (const { card, quantity } of group.parts) card.free -= quantity
  const unitPrice = priceIn(group.price, wanted)
  return [
    {
      kind: 'stockGroup',
      stockGroup: group.id,
      description: group.name,
      quantity: 1,
      unitPrice,
      taxRate: 20,
    },
  ]
}

const serviceLines = (random: Random, services: Card[], wanted: Wanted): Line[] => {
  const service = random.pick(services)
  const hours: Line = {
    kind: 'stockCard',
    stockCard: service.id,
    quantity: random.int(4, 40),
    unitPrice: priceIn(service.price, wanted),
    taxRate: 20,
  }
  const text: Line = {
    kind: 'text',
    description: random.pick(LABOUR),
    quantity: 1,
    unitPrice: priceIn(random.int(4, 30) * 500, wanted),
    taxRate: 20,
  }
  return [hours, text]
}

/** The lines of one tender: goods of its theme, often a set, work, headings and a remark. */
export const tenderLines = (random: Random, { cards, groups }: Shelf, wanted: Wanted): Line[] => {
  const { theme } = wanted
  const suitable = cards.filter(
    (card) => theme.types.includes(card.family.type) && (!wanted.isTaken || card.free >= 4),
  )
  const goods = [
    ...groupLine(
      random,
      groups.find(({ name }) => name === theme.group),
      wanted,
    ),
    ...random.some(suitable, random.int(2, 6)).flatMap((card) => cardLine(random, card, wanted)),
  ]
  const services = cards.filter(({ level }) => level === 'service')
  if (random.chance(40)) return goods
  return [
    { kind: 'heading', description: 'Malzeme' },
    ...goods,
    { kind: 'subtotal', description: 'Malzeme toplamı' },
    { kind: 'heading', description: 'İşçilik ve hizmet' },
    ...serviceLines(random, services, wanted),
    ...(random.chance(50)
      ? [{ kind: 'comment' as const, description: random.pick(COMMENTS) }]
      : []),
  ]
}
