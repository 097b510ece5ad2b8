import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { round2, sum, toDecimal, type Decimal } from '@/domain/shared/money'
import { createTranslator } from '@/i18n/translate'
import type { ApprovalSheet } from '@/present/tenders/approvalSheet'
import type { Explanation } from '@/present/record/explanation'
import { listPermissions } from '@/access/roles/listPermissions'
import { loadList } from '@/queries/list/loadList'
import { readOffers } from '@/queries/shared/readOffers'
import { readBoard } from '@/queries/tenders/board/readBoard'
import type { Json } from '../../factories/client'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { outcome } from '../../factories/quickPerson'
import { forgetRates, publish } from '../../factories/rates'
import { anyName, makeCard, makeRow } from '../../factories/rows'
import { freeLine, line, makeTender, step } from '../../factories/tender'
import { pageFor } from '../records/page'

const t = createTranslator('tr')
const READ: Permission = { subject: 'tenders', actions: ['read'] }
const only = (...fields: string[]): Permission => ({ ...READ, fields })

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const why = async (of: string, person: Person = boss): Promise<Explanation> => {
  const { json, status, text } = await person.get<Explanation>(
    `/explain?of=${encodeURIComponent(of)}`,
  )
  expect(status, text).toBe(200)
  return json
}
const refusal = async (of: string, person: Person) =>
  outcome(await person.get(`/explain?of=${encodeURIComponent(of)}`))

/** `€1.234,5` and `%7,5` as numbers. */
const numberOf = (text: string): Decimal =>
  toDecimal(
    text
      .replace('−', '-')
      .replace(/[₺€$%+.]/g, '')
      .replace(',', '.'),
  )

/** The counted rows, with those that are not listed. */
const addedUp = ({ rows, rest }: Explanation): string =>
  sum([
    ...rows.filter((row) => !row.isNotCounted).map(({ amount }) => numberOf(amount)),
    numberOf(rest?.amount ?? '0'),
  ]).toFixed(2)

/** The formula from left to right, without its result. */
const workedOut = ({ terms }: Explanation): string =>
  round2(
    terms
      .filter(({ sign }) => sign !== '=')
      .reduce((left, { sign, value }) => {
        const right = value.includes('%') ? numberOf(value).div(100) : numberOf(value)
        if (sign === '+') return left.plus(right)
        if (sign === '−') return left.minus(right)
        if (sign === '×') return left.mul(right)
        return sign === '÷' ? left.div(right) : right
      }, toDecimal(0)),
  ).toFixed(2)

const stored = async (id: number) => {
  const [row] = await select<Record<string, string>>(
    `select subtotal::text, discount_total::text as "discountTotal", tax_total::text as "taxTotal",
       total::text, total_base::text as "totalBase" from tenders where id = $1`,
    [id],
  )
  return row as Record<'subtotal' | 'discountTotal' | 'taxTotal' | 'total' | 'totalBase', string>
}

const LINE_TOTALS = ['subtotal', 'discountTotal', 'taxTotal', 'total'] as const

/** Every total is what its lines and its formula come to. */
const expectSound = async (id: number) => {
  const figures = await stored(id)
  for (const field of LINE_TOTALS) {
    const found = await why(`tenders/${id}/${field}`)
    const told = [numberOf(found.value).toFixed(2), addedUp(found), found.differs]
    expect(told, field).toEqual([figures[field], figures[field], false])
    if (found.terms.length > 0) {
      expect(workedOut(found), field).toBe(figures[field])
      expect(numberOf(found.terms.at(-1)?.value ?? '').toFixed(2)).toBe(figures[field])
    }
  }
  const lira = await why(`tenders/${id}/totalBase`)
  expect([workedOut(lira), lira.differs]).toEqual([figures.totalBase, false])
}

describe('the totals of a tender', () => {
  let id: number
  beforeAll(async () => {
    id = (
      await makeTender({
        currency: 'EUR',
        currencyRate: 41.123456,
        discountType: 'percent',
        discountValue: 7.5,
        items: [
          freeLine({
            ...{ description: 'Pano', quantity: 3, unitPrice: 33.335 },
            ...{ discountType: 'percent', discountValue: 10 },
          }),
          freeLine({ description: 'Başka pano', choice: 'alternative', unitPrice: 44 }),
          freeLine({ quantity: 7, unitPrice: 12.345, taxRate: 10 }),
          { kind: 'subtotal' },
          freeLine({ unitPrice: 999.99, discountType: 'amount', discountValue: 50 }),
          freeLine({ description: 'Bakım', choice: 'optional', unitPrice: 777.77 }),
          freeLine({ unitPrice: 0.05, taxRate: 1 }),
        ],
      })
    ).id
  })

  it('are explained to the last kuruş', async () => {
    expect(await stored(id)).toMatchObject({ subtotal: '1126.47', discountTotal: '84.49' })
    await expectSound(id)
  })

  it('name the lines that are not in them', async () => {
    for (const field of LINE_TOTALS) {
      const { rows } = await why(`tenders/${id}/${field}`)
      const aside = rows.filter((row) => row.isNotCounted)
      expect(aside.map(({ text }) => text)).toEqual(['Başka pano', 'Bakım'])
      expect(aside[1]?.note).toContain(t('tenderItems.choices.optional'))
      expect(rows).toHaveLength(6)
    }
  })

  it('tax each rate once', async () => {
    const { terms } = await why(`tenders/${id}/taxTotal`)
    const rates = terms.slice(0, -1).map(({ label, value }) => {
      const [base = '', rate = ''] = label.replace('KDV: ', '').split(' × ')
      const tax = numberOf(base).mul(numberOf(rate)).div(100)
      expect(numberOf(value).toFixed(2)).toBe(round2(tax).toFixed(2))
      return rate
    })
    expect(rates).toEqual(['%1', '%10', '%20'])
  })

  it('show how a line comes to its amount', async () => {
    const { rows } = await why(`tenders/${id}/subtotal`)
    expect([rows[0]?.note, rows[0]?.amount]).toEqual(['3 × €33,335 − %10', '€90,01'])
    expect(rows[2]?.note).toBe('1 × €999,99 − €50,00')
  })

  it('of many lines add up those that are not listed', async () => {
    const items = Array.from({ length: 30 }, (_, n) => freeLine({ unitPrice: n / 7 + 0.01 }))
    const rows = items.map(({ unitPrice, ...item }) => ({
      ...item,
      unitPrice: Number(Number(unitPrice).toFixed(6)),
    }))
    const many = (await makeTender({ items: rows, discountType: 'amount', discountValue: 3 })).id
    await expectSound(many)
    expect((await why(`tenders/${many}/total`)).rest?.count).toBe(5)
  })

  it('add up for any tender', async () => {
    const anyLine = fc.record({
      choice: fc.constantFrom('included', 'included', 'optional'),
      quantity: fc.integer({ min: 1, max: 99_999 }).map((n) => n / 1000),
      unitPrice: fc.integer({ min: 1, max: 999_999_999 }).map((n) => n / 1_000_000),
      taxRate: fc.constantFrom(0, 1, 10, 20),
      discountType: fc.constantFrom('percent', null),
      discountValue: fc.integer({ min: 0, max: 100 }),
    })
    const anyTender = fc.record({
      items: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      discountType: fc.constant('percent'),
      discountValue: fc.integer({ min: 0, max: 100 }),
      currencyRate: fc.integer({ min: 1, max: 99_000_000 }).map((n) => n / 1_000_000),
    })
    const check = async ({ items, ...head }: { items: Json[] } & Json) => {
      const lines = items.map((item) =>
        freeLine({ ...item, ...(item.discountType === null && { discountValue: null }) }),
      )
      await expectSound((await makeTender({ currency: 'USD', ...head, items: lines })).id)
    }
    await fc.assert(fc.asyncProperty(anyTender, check), { numRuns: 12 })
  })

  it('say so when the lines come to something else', async () => {
    const own = (await makeTender()).id
    const drift = (by: number) =>
      select(
        `with flag as materialized (select set_config('app.tender_writer', 'on', true))
         update tenders set total = total + $2 from flag where id = $1`,
        [own, by],
      )
    await drift(1)
    const found = await why(`tenders/${own}/total`)
    expect([found.value, addedUp(found), found.differs]).toEqual(['₺121,00', '120.00', true])
    await drift(-1)
    expect((await why(`tenders/${own}/total`)).differs).toBe(false)
  })
})

describe('rates of a tender', () => {
  // Other files expect the rates that nobody has published.
  afterAll(forgetRates)

  it('name their day and source, and their bulletin to readers of rates', async () => {
    const day = '1949-03-14'
    await publish(day, { currency: 'EUR', buying: '50.5', selling: '51.123456' })
    const { id } = await makeTender({ currency: 'EUR', currencyRate: 51.123456 })
    await select(
      `with flag as materialized (select set_config('app.tender_writer', 'on', true))
       update tenders set rate_day = $2, rate_source = 'centralBankSelling' from flag where id = $1`,
      [id, `${day}T12:00:00Z`],
    )
    const reader = await makePerson([READ])
    for (const field of ['currencyRate', 'totalBase']) {
      const found = await why(`tenders/${id}/${field}`, reader)
      expect(found.note).toContain(t('tenders.rateSources.centralBankSelling'))
      expect(found.note).toContain('14.03.1949')
      expect(found.rows).toEqual([])
    }
    const { rows } = await why(`tenders/${id}/currencyRate`)
    expect(rows.map(({ amount }) => amount)).toEqual(['51,123456'])
    const narrowed = await makePerson([
      only('title', 'currency', 'currencyRate', 'total', 'totalBase'),
    ])
    const { note } = await why(`tenders/${id}/totalBase`, narrowed)
    expect(note).not.toMatch(/1949|TCMB/)
  })

  it('are 1 in lira, and an invoice has its own', async () => {
    const { id } = await makeTender()
    expect((await why(`tenders/${id}/currencyRate`)).note).toBe(t('tenders.why.lira'))
    expect(await refusal(`tenders/${id}/invoiceTotalBase`, boss)).toBe('403 notAllowed')
    const foreign = (await makeTender({ currency: 'USD', currencyRate: 40 })).id
    await step(foreign, 'approve')
    await step(foreign, 'invoice', { invoiceRate: 41.5 })
    const found = await why(`tenders/${foreign}/invoiceTotalBase`)
    expect([found.value, workedOut(found), found.differs]).toEqual(['₺4.980,00', '4980.00', false])
  })
})

describe('margin and cost of a tender', () => {
  let id: number
  let name: string
  beforeAll(async () => {
    name = anyName('Gizli kart')
    const card = (await makeCard({ name, costPrice: 1000, allowNoStock: true })).id
    id = (
      await makeTender({
        ...{ currency: 'USD', currencyRate: 40, discountType: 'percent', discountValue: 10 },
        items: [
          line(card, { quantity: 2, unitPrice: 50 }),
          line(card, { quantity: 1, unitPrice: 60, choice: 'optional' }),
          freeLine({ unitPrice: 20, taxRate: 0 }),
        ],
      })
    ).id
  })
  const SEES: Permission = { subject: 'stock-cards', actions: ['read', 'seeCosts'] }

  it('are what the approval sheet says, line by line', async () => {
    const { json } = await boss.get<ApprovalSheet>(`/tenders/${id}/approval-sheet`)
    const margin = await why(`tenders/${id}/margin`)
    expect(json.margin?.amount).toBe('40.00')
    const told = [numberOf(margin.value).toFixed(2), addedUp(margin), workedOut(margin)]
    expect(told).toEqual(['40.00', '40.00', '40.00'])
    expect(margin.note).toContain('%44,4')
    expect(margin.rows.map(({ text, isNotCounted = false }) => [text, isNotCounted])).toEqual([
      [name, false],
      [name, true],
      ['Kurulum', true],
    ])
    const cost = await why(`tenders/${id}/cost`)
    expect([cost.value, addedUp(cost)]).toEqual(['$50,00', '50.00'])
    expect(cost.rows[0]?.note).toBe('2 × ₺1.000,00 ÷ 40,00')
  })

  it('are for holders of *see costs* who read what they are made of', async () => {
    const blind = await makePerson([READ, { subject: 'stock-cards', actions: ['read'] }])
    const fields = ['items', 'currency', 'currencyRate', 'discountType', 'discountValue']
    const narrow = await makePerson([only(...fields), SEES])
    const without = await makePerson([only(...fields.slice(0, -1)), SEES])
    for (const figure of ['margin', 'cost']) {
      expect(await refusal(`tenders/${id}/${figure}`, blind)).toBe('403 notAllowed')
      expect(await refusal(`tenders/${id}/${figure}`, without)).toBe('403 notAllowed')
      expect(await refusal(`tenders/${id}/${figure}`, narrow)).toBe('200')
      expect(await refusal(`tenders/999999999/${figure}`, narrow)).toBe('404 notFound')
    }
    const { text } = await blind.get(`/explain?of=tenders/${id}/total`)
    expect(text).not.toMatch(/1\.?000,00|44,4/)
  })

  it('call a line as far as its reader may see it', async () => {
    const fields = ['items', 'currency', 'subtotal']
    const narrow = await makePerson([only(...fields)])
    const [row] = (await why(`tenders/${id}/subtotal`, narrow)).rows
    expect(row?.text).toBe(t('tenderItems.kinds.stockCard'))
    expect(row?.href).toBeUndefined()
    // As on the paper.
    expect((await why(`tenders/${id}/subtotal`, await makePerson([READ]))).rows[0]?.text).toBe(name)
  })
})

describe('an explanation', () => {
  const ALL = [
    ...['title', 'items', 'currency', 'subtotal', 'discountType', 'discountValue'],
    ...['discountTotal', 'taxTotal', 'total', 'currencyRate', 'totalBase'],
  ]
  const NEEDS: Record<string, readonly string[]> = {
    subtotal: ['items', 'currency'],
    discountTotal: ['items', 'currency', 'subtotal', 'discountType', 'discountValue'],
    taxTotal: ['items', 'currency', 'subtotal', 'discountType', 'discountValue', 'discountTotal'],
    total: ALL.slice(1, 8),
    totalBase: ['total', 'currency', 'currencyRate'],
    currencyRate: ['currency'],
  }

  it('needs the right to each number that it shows', async () => {
    const { id } = await makeTender({ discountType: 'percent', discountValue: 13 })
    expect(await refusal(`tenders/${id}/total`, await makePerson([]))).toBe('403 notAllowed')
    const whole = await makePerson([only(...ALL)])
    for (const [field, needs] of Object.entries(NEEDS)) {
      const of = `tenders/${id}/${field}`
      expect(await refusal(of, whole), field).toBe('200')
      // Of the same lines as everybody's, although the state of the tender is closed to them.
      const least = await makePerson([only(field, ...needs)])
      const told = await why(of, least)
      expect([told.value, told.differs], field).toEqual([(await why(of)).value, false])
      for (const closed of [field, ...needs]) {
        const reader = await makePerson([only(...ALL.filter((one) => one !== closed))])
        expect(await refusal(of, reader), `${field} without ${closed}`).toBe('403 notAllowed')
      }
    }
  })

  it('is of a tender that there is', async () => {
    expect(await refusal('tenders/999999999/total', boss)).toBe('404 notFound')
    expect(await refusal('tenders/1/paymentDate', boss)).toBe('404 notFound')
  })

  it('is offered in the list where it would not be refused', async () => {
    const explained = async (person: Person) => {
      const { req } = await pageFor(person, { id: 0 })
      const { config } = req.payload.collections.tenders
      const list = await loadList({
        ...{ req, slug: 'tenders', query: { columns: 'title,total,subtotal' }, readOffers },
        permissions: await listPermissions(req, config),
      })
      return list.columns.filter(({ isExplained }) => isExplained).map(({ name }) => name)
    }
    expect(await explained(await makePerson([only(...ALL)]))).toEqual(['total', 'subtotal'])
    const some = ['title', 'items', 'currency', 'total', 'subtotal']
    expect(await explained(await makePerson([only(...some)]))).toEqual(['subtotal'])
  })
})

describe('a forecast of the board', () => {
  let mark: string
  beforeAll(async () => {
    const reason = (await makeRow('lost-reasons', { name: anyName('Fiyat') })).id
    for (let n = 0; n < 18; n += 1)
      await step((await makeTender()).id, 'reject', { lostReason: reason })
    for (let n = 0; n < 12; n += 1) {
      const { id } = await makeTender()
      for (const command of ['approve', 'invoice']) await step(id, command)
    }
    mark = anyName('Tahmin')
    for (const unitPrice of [100.35, 7.77])
      await makeTender({ title: mark, items: [freeLine({ unitPrice })] })
  })

  it('is its sum by the share won, with the tenders of the sum', async () => {
    const board = await readBoard(await pageFor(boss, { id: 0 }), { 'where[title][like]': mark })
    const draft = board?.columns?.find(({ stage }) => stage === 'draft')
    const found = await why(draft?.explain ?? '')
    expect(draft?.total).toBe('129.74')
    expect(numberOf(found.value).toFixed(2)).toBe(draft?.expected)
    expect([workedOut(found), addedUp(found), found.differs]).toEqual([
      draft?.expected,
      draft?.total,
      false,
    ])
    expect(found.rows.map(({ text }) => text)).toEqual([mark, mark])
    const all = await why(board?.explain ?? '')
    expect([numberOf(all.value).toFixed(2), addedUp(all)]).toEqual(Array(2).fill(board?.expected))
  })

  it('is for readers of whole tenders, and of open stages', async () => {
    const narrowed = await makePerson([only('title', 'stage', 'total', 'totalBase')])
    expect(await refusal('tender-board/draft/expected', narrowed)).toBe('403 notAllowed')
    for (const of of [
      'tender-board/lost/expected',
      'tender-board/draft/total',
      'tender-board/draft/expected?where[nonsense][equals]=1',
    ])
      expect(await refusal(of, boss), of).toBe('404 notFound')
  })
})
