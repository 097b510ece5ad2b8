import { isSameDecimal, sum, toDecimal, type Numeric } from '@/domain/shared/money'
import { readHeldSum, readMovementSums } from '../stock/readCardSums'

import { CARD_RELATIONS } from '../stock/cardRelations'
import { explainedRows } from './explainedRows'
import type { Asked, Explained, Explainer } from './explainer'

const WHO = ['operationDate', 'tender', 'project', 'note']
const FOR_WHOM = ['tender', 'company', 'project', 'reservedUntil', 'reservedBy', 'note']

/** The explanation with the unit of each number. */
const counted = (explained: Explained, { unit }: Asked): Explained =>
  unit === undefined
    ? explained
    : { ...explained, unit, terms: explained.terms.map((term) => ({ ...term, unit })) }

const num = (value: unknown): Numeric => value as Numeric

/** The unlisted remainder of the number. */
const restOf = (args: {
  count: number
  total: Numeric
  listed: readonly Numeric[]
  print: (amount: Numeric) => string
}): Explained['rest'] => {
  const { count, total, listed, print } = args
  if (count <= listed.length) return undefined
  return { count: count - listed.length, amount: print(toDecimal(total).minus(sum(listed))) }
}

const explainCurrent = async (asked: Asked): Promise<Explained | null> => {
  const { page, value, labels, t, format } = asked
  const found = await explainedRows({
    asked,
    relation: CARD_RELATIONS.movements,
    amount: 'quantity',
    // The sums below are by direction: without permission to read it they are not shown.
    needs: ['type'],
    named: WHO,
  })
  if (!found) return null
  const { received, issued, count } = await readMovementSums(page.req, page.id)
  const total = toDecimal(received).minus(issued)
  const listed = found.docs.map(({ type, quantity }) =>
    type === 'in' ? toDecimal(num(quantity)) : toDecimal(num(quantity)).neg(),
  )
  const print = (amount: Numeric) =>
    `${toDecimal(amount).gte(0) ? '+' : '−'}${format.quantity(toDecimal(amount).abs().toNumber())}`
  return {
    terms: [
      { label: t('stockCards.why.received'), value: format.quantity(received) },
      { label: t('stockCards.why.issued'), value: format.quantity(issued), sign: '−' },
      {
        label: labels.currentQuantity ?? '',
        value: format.quantity(total.toNumber()),
        sign: '=',
      },
    ],
    rows: found.rows,
    rest: restOf({ count, total, listed, print }),
    differs: !isSameDecimal(total, value),
    allHref: found.allHref,
  }
}

/** Reservations of a card, each row with `sign`; `isAll` if they are the whole number. */
const held = async (asked: Asked, sign: '' | '−') => {
  const { page, format } = asked
  const found = await explainedRows({
    asked,
    relation: CARD_RELATIONS.reservations,
    amount: 'remainingQuantity',
    named: FOR_WHOM,
  })
  if (!found) return null
  const { held: total, count } = await readHeldSum(page.req, page.id)
  const listed = found.docs.map(({ remainingQuantity }) => num(remainingQuantity))
  const print = (amount: Numeric) => `${sign}${format.quantity(toDecimal(amount).toNumber())}`
  const rows = found.rows.map((row) => ({ ...row, amount: `${sign}${row.amount}` }))
  return {
    total,
    rows,
    rest: restOf({ count, total, listed, print }),
    allHref: found.allHref,
  }
}

const explainReserved = async (asked: Asked): Promise<Explained | null> => {
  const found = await held(asked, '')
  if (!found) return null
  const { total, ...rows } = found
  return { ...rows, terms: [], differs: !isSameDecimal(total, asked.value) }
}

const explainAvailable = async (asked: Asked): Promise<Explained | null> => {
  const { doc, labels, value, format } = asked
  const found = await held(asked, '−')
  if (!found || doc.currentQuantity == null) return null
  const { total, rows, ...more } = found
  const current = num(doc.currentQuantity)
  const has = format.quantity(Number(current))
  return {
    ...more,
    terms: [
      { label: labels.currentQuantity ?? '', value: has },
      { label: labels.reservedQuantity ?? '', value: format.quantity(total), sign: '−' },
      {
        label: labels.availableQuantity ?? '',
        value: format.quantity(toDecimal(current).minus(total).toNumber()),
        sign: '=',
      },
    ],
    rows: [{ id: 0, text: labels.currentQuantity ?? '', note: '', amount: has }, ...rows],
    differs: !isSameDecimal(toDecimal(current).minus(total), value),
  }
}

const inUnits =
  (explain: Explainer['explain']): Explainer['explain'] =>
  async (asked) => {
    const explained = await explain(asked)
    return explained && counted(explained, asked)
  }

export const QUANTITIES: Readonly<Record<string, Explainer>> = {
  currentQuantity: { with: ['unit'], explain: inUnits(explainCurrent) },
  reservedQuantity: { with: ['unit'], explain: inUnits(explainReserved) },
  availableQuantity: {
    with: ['unit', 'currentQuantity', 'reservedQuantity'],
    explain: inUnits(explainAvailable),
  },
}
