import { addDays, dayToStored, type Day } from '@/domain/shared/day'
import { toDecimal } from '@/domain/shared/money'
import { inTransaction } from '@/operations/shared/transaction'
import type { User } from '@/payload-types'
import { addRow } from './addRow'
import { createRandom, type Random } from './createRandom'
import { requestOf, type Demo } from './Demo'
import { inCurrency, rateOn } from './rates'
import type { Card } from './seedCards'
import type { Project } from './seedProjects'

type Planned = { card: Card; type: 'in' | 'out'; quantity: number; daysAgo: number; note?: string }

const RECEIPT_NOTES = [
  'Ana bayiden alım',
  'İrsaliye ile giriş',
  'Fabrika sevkiyatı',
  'Fuar kampanyası alımı',
]
const ISSUE_NOTES = [
  'Şantiyeye sevk',
  'Bakım ekibine teslim',
  'Servis aracı stoğu',
  'Perakende satış',
]

/** A year of one card: receipts first, so that what is issued later is always there. */
const planCard = (random: Random, card: Card): Planned[] => {
  const { lot } = card.family
  if (card.level === 'service') return []
  const plan: Planned[] = [
    { card, type: 'in', quantity: random.int(lot, lot * 2), daysAgo: random.int(290, 350) },
  ]
  if (card.level === 'plenty' && random.chance(60))
    plan.push({
      card,
      type: 'in',
      quantity: random.int(lot, lot * 2),
      daysAgo: random.int(70, 220),
    })
  let left = plan.reduce((total, { quantity }) => total + quantity, 0)
  const issue = (quantity: number, daysAgo: number) => {
    if (quantity < 1) return
    plan.push({ card, type: 'out', quantity, daysAgo, note: random.pick(ISSUE_NOTES) })
    left -= quantity
  }
  // At most a third of the year's receipts, which the first delivery alone covers.
  const whole = left
  if (random.chance(70)) issue(Math.floor((whole * random.int(5, 20)) / 100), random.int(20, 280))
  if (random.chance(50)) issue(Math.floor((whole * random.int(4, 10)) / 100), random.int(20, 280))
  if (card.level === 'low') issue(Math.floor(left * 0.8), random.int(10, 19))
  if (card.level === 'none') issue(left, random.int(2, 9))
  card.free = left
  return plan
}

/** Cost grows a little through the year and differs from one delivery to the next. */
const costOf = (random: Random, { card, daysAgo }: Planned) => {
  const { boughtIn } = card.family
  const lira = toDecimal(card.price)
    .mul(random.int(60, 70))
    .div(100)
    .mul(toDecimal(1000 - Math.floor(daysAgo / 3)).div(1000))
  return inCurrency(lira.toNumber(), boughtIn, daysAgo)
}

const rowOf = (random: Random, planned: Planned, today: Day, projects: Project[]) => {
  const { card, type, quantity, daysAgo } = planned
  const currency = type === 'in' ? card.family.boughtIn : 'TRY'
  return {
    stockCard: card.id,
    type,
    quantity,
    price: type === 'in' ? costOf(random, planned) : card.price,
    currencyType: currency,
    currencyRate: rateOn(currency, daysAgo).toNumber(),
    operationDate: dayToStored(addDays(today, -daysAgo)),
    project: type === 'out' && random.chance(45) ? random.pick(projects).id : undefined,
    note: planned.note ?? random.pick(RECEIPT_NOTES),
  }
}

/**
 * A year of receipts and issues, oldest first. Also sets what is left of each card (`free`), so
 * that tenders can be written while the movements are being posted.
 */
export const planMovements = (cards: Card[]): Planned[] => {
  const random = createRandom(1881)
  const plan = cards.flatMap((card) => planCard(random, card))
  return plan.sort((a, b) => b.daysAgo - a.daysAgo)
}

const LANES = [0, 1]

/** Posts the planned movements in two transactions side by side; each card belongs to one. */
export const seedMovements = async (
  { payload, today }: Demo,
  { plan, projects, store }: { plan: Planned[]; projects: Project[]; store: User },
): Promise<void> => {
  const random = createRandom(1882)
  const rows = plan.map((planned) => rowOf(random, planned, today, projects))
  await Promise.all(
    LANES.map(async (lane) => {
      const req = await requestOf({ payload, user: store })
      await inTransaction(req, async () => {
        for (const row of rows)
          if (row.stockCard % LANES.length === lane) await addRow(req, 'stock-movements', row)
      })
    }),
  )
}
