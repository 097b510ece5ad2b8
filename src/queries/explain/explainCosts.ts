import { paths } from '@/catalog/paths'
import { isSameDecimal, round2, toDecimal } from '@/domain/shared/money'
import { leadTo, type CostStep } from '@/domain/stock/prices/costSteps'
import { readCostSteps } from '../stock/readCostSteps'

import { CARD_RELATIONS } from '../stock/cardRelations'
import { openRelation } from '../related/openRelation'
import { LISTED, type Asked, type Explained, type Explainer } from './explainer'

const termsOf = (step: CostStep, { t, format, unit }: Asked): Explained['terms'] => {
  const { isReversal, onHand, average, quantity, cost, after } = step
  const result = {
    label: t('stockWhy.average'),
    value: format.price(after, 'TRY'),
    sign: '=',
  } as const
  const own = `${format.quantity(quantity)} × ${format.price(cost, 'TRY')}`
  if (average === null || (!isReversal && toDecimal(onHand).lte(0)))
    return [{ label: t('stockWhy.firstCost'), value: format.price(cost, 'TRY') }, result]
  const sign = isReversal ? '−' : '+'
  const left = isReversal ? toDecimal(onHand).minus(quantity) : toDecimal(onHand).plus(quantity)
  return [
    {
      label: t('stockWhy.before'),
      value: `(${format.quantity(onHand)} × ${format.price(average, 'TRY')}`,
    },
    { label: t(isReversal ? 'stockWhy.takenBack' : 'stockWhy.received'), value: `${own})`, sign },
    { label: t('stockWhy.then'), value: format.quantity(left.toNumber()), unit, sign: '÷' },
    result,
  ]
}

const explainAverage = async (asked: Asked): Promise<Explained | null> => {
  const { page, value, t, format } = asked
  const needed = ['quantity', 'price', 'currencyRate', 'averageCostAfter']
  const open = await openRelation(page, CARD_RELATIONS.receipts, t)
  const sees = (field: string) => open?.available.some(({ name }) => name === field)
  if (!needed.every(sees)) return null
  const steps = await readCostSteps(page.req, { card: page.id, limit: LISTED })
  const [last] = steps
  return {
    value: format.price(toDecimal(value).toNumber(), 'TRY'),
    terms: last ? termsOf(last, asked) : [],
    note: t('stockCards.why.costFormula'),
    rows: steps.map(({ id, day, isReversal, quantity, cost, after }) => ({
      id,
      text: format.day(day),
      note: `${isReversal ? '−' : '+'}${format.quantity(quantity)} × ${format.price(cost, 'TRY')}`,
      amount: format.price(after, 'TRY'),
      href: paths.stockMovementView(id),
    })),
    differs: !leadTo(value, steps),
    allHref: `${paths.stockCardView(page.id)}?tab=movements&of=cost`,
  }
}

const explainValue = (asked: Asked): Promise<Explained | null> => {
  const { doc, labels, value, unit, format } = asked
  const { currentQuantity, averageCost } = doc as Record<string, number | null | undefined>
  if (currentQuantity == null || averageCost == null) return Promise.resolve(null)
  const product = round2(toDecimal(currentQuantity).mul(averageCost))
  return Promise.resolve({
    terms: [
      { label: labels.currentQuantity ?? '', value: format.quantity(currentQuantity), unit },
      { label: labels.averageCost ?? '', value: format.price(averageCost, 'TRY'), sign: '×' },
      { label: labels.stockValue ?? '', value: format.money(product.toNumber(), 'TRY'), sign: '=' },
    ],
    rows: [],
    differs: !isSameDecimal(product, value),
    allHref: paths.stockCardView(asked.page.id),
  })
}

export const COSTS: Readonly<Record<string, Explainer>> = {
  averageCost: { with: ['unit'], explain: explainAverage },
  stockValue: { with: ['unit', 'currentQuantity', 'averageCost'], explain: explainValue },
}
