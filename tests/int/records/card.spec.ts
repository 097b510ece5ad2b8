import { beforeAll, describe, expect, it } from 'vitest'
import { readCard } from '@/queries/stock/readCard'
import type { CardSheet } from '@/present/stock/cardSheet'
import type { RelatedPart } from '@/present/record/relatedPart'
import { administrator, makePerson, type Person } from '../../factories/person'
import {
  makeCard,
  makeCompany,
  makeMovement,
  makeReservation,
  type Row,
} from '../../factories/rows'
import { issue } from '../../factories/stock'
import { line, makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { pageFor, statementsOf } from './page'

let boss: Person
let card: Row
let tender: Row
beforeAll(async () => {
  boss = await administrator()
  card = await makeCard({ stock: 100, unit: 'kg', currentPrice: 10, costPrice: 4 })
  const company = await makeCompany({ name: 'Ilgaz Isı' })
  tender = await makeTender({ company: company.id, items: [line(card.id, { quantity: 12.5 })] })
  await boss.patch(`/stock-cards/${card.id}`, { currentPrice: 12, costPrice: 5 })
  await step(tender.id, 'approve')
  await makeMovement(issue(card.id, 7.25))
  await makeReservation({ stockCard: card.id, quantity: 3.5, reservedUntil: '2099-01-31' })
  const released = await makeReservation({ stockCard: card.id, quantity: 20 })
  await boss.post(`/stock-reservations/${released.id}/release`)
})

const opened = async (query: Record<string, string> = {}, person = boss): Promise<CardSheet> => {
  const sheet = await readCard(await pageFor(person, { id: card.id }), query)
  if (!sheet) throw new Error('no card')
  return sheet
}

/** `+1.234,5` as a number. */
const numberOf = (text: string) =>
  Number(text.replace('−', '-').replaceAll('.', '').replace(',', '.'))
const textIn = (part: RelatedPart | null, name: string): string[] => {
  const place = part?.columns.findIndex((column) => column.name === name) ?? -1
  return (part?.rows ?? []).map(({ cells }) => {
    const cell = cells[place] ?? ''
    return typeof cell === 'string' ? cell : cell.text
  })
}
const sum = (texts: readonly string[]) => texts.reduce((all, text) => all + numberOf(text), 0)

it('shows every field that the list of cards can have, but what its chips say', async () => {
  const { facts, figures } = await opened()
  const config = (await getTestPayload()).collections['stock-cards'].config
  const said = ['id', 'picture', 'isLow', 'isArchived']
  const left = config.flattenedFields
    .map(({ name }) => name)
    .filter((name) => !said.includes(name) && !(name in figures))
    .filter((name) => !facts.some((fact) => fact.name === name))
  expect(left, 'add them to FACTS in src/queries/stock/readCard.ts').toEqual([])
})

describe('RX1 the figures of a card', () => {
  it('what is held adds up to the reserved quantity, each for somebody until some day', async () => {
    const { figures, part } = await opened({ tab: 'reservations' })
    expect(sum(textIn(part, 'remainingQuantity'))).toBe(numberOf(figures.reservedQuantity!.text))
    expect(figures.reservedQuantity?.text).toBe('16')
    expect(textIn(part, 'tender')).toEqual([expect.stringMatching(/\d/), ''])
    expect(textIn(part, 'company')).toEqual(['Ilgaz Isı', ''])
    expect(textIn(part, 'reservedUntil')).toEqual(['', '31.01.2099'])
    const [first] = part?.rows ?? []
    expect(first?.cells).toContainEqual(
      expect.objectContaining({ href: `/tenders/view/${tender.id}` }),
    )
  })

  it('movements add up to the current quantity, with their signs', async () => {
    const { figures, part, sums } = await opened({ tab: 'movements' })
    const quantities = textIn(part, 'quantity')
    expect(quantities).toEqual(['−7,25', '+100'])
    expect(sum(quantities)).toBe(numberOf(figures.currentQuantity!.text))
    expect(Number(sums?.received) - Number(sums?.issued)).toBe(sum(quantities))
  })

  it('current less reserved is available', async () => {
    const { figures } = await opened()
    const of = (name: keyof typeof figures) => numberOf(figures[name]!.text)
    expect(of('currentQuantity') - of('reservedQuantity')).toBe(of('availableQuantity'))
  })

  it('the average cost opens the receipts behind it', async () => {
    const { part, figures, isOfCost } = await opened({ tab: 'movements', of: 'cost' })
    expect(isOfCost).toBe(true)
    expect(textIn(part, 'quantity')).toEqual(['+100'])
    expect(textIn(part, 'averageCostAfter')).toEqual(['₺10,00'])
    expect(figures.averageCost?.explain).toBe(`stock-cards/${card.id}/averageCost`)
  })
})

describe('RX2 the tabs of a card', () => {
  it('have counts, and one statement each for the counts and the rows', async () => {
    const page = await pageFor(boss, { id: card.id })
    const { result, statements } = await statementsOf(() => readCard(page, { tab: 'movements' }))
    expect(result?.tabs.map(({ name, count }) => [name, count])).toEqual([
      ['overview', undefined],
      ['movements', 2],
      ['reservations', 2],
      ['waiting', 0],
      ['groups', 0],
      ['prices', 4],
    ])
    // Rights, settings, the card; counts, rows, two kinds of names, sums.
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(9)
  })

  it('make new rows that are filled in and lead back', async () => {
    const { part } = await opened({ tab: 'reservations' })
    const url = new URL(part?.create?.href ?? '', 'http://x')
    expect([url.pathname, url.searchParams.get('stockCard'), url.searchParams.get('back')]).toEqual(
      ['/stock-reservations/new', String(card.id), `/stock-cards/view/${card.id}?tab=reservations`],
    )
  })

  it('tell what became of prices, newest first', async () => {
    const { prices } = await opened({ tab: 'prices' })
    expect(prices?.map(({ field, before, after }) => [field, before, after])).toEqual(
      [
        ['costPrice', '4', '5'],
        ['currentPrice', '10', '12'],
        ['costPrice', null, '4'],
        ['currentPrice', null, '10'],
      ].map((row) => row.map((value) => value && expect.stringContaining(value))),
    )
  })
})

describe('RX3 what a reader may not see is not on the page', () => {
  const reader = (...more: Parameters<typeof makePerson>[0] & object[]) =>
    makePerson([{ subject: 'stock-cards', actions: ['read'] }, ...more])

  it('without a right to movements and reservations there are figures and no rows', async () => {
    const sheet = await opened({ tab: 'movements' }, await reader())
    expect(sheet.tabs.map(({ name }) => name)).toEqual(['overview'])
    expect(sheet.part).toBeNull()
    expect(sheet.figures.availableQuantity?.text).toBe('76,75')
    expect([sheet.editHref, sheet.moveHref, sheet.reserveHref]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('without the right to costs there is no cost, in no figure, fact, price or row', async () => {
    const person = await reader(
      { subject: 'audit', actions: ['read'] },
      { subject: 'stock-movements', actions: ['read'] },
    )
    const sheet = await opened({ tab: 'prices', of: 'cost' }, person)
    expect(sheet.figures.averageCost).toBeUndefined()
    expect(sheet.figures.stockValue).toBeUndefined()
    expect(sheet.facts.map(({ name }) => name)).not.toContain('costPrice')
    expect(sheet.prices?.map(({ field }) => field)).toEqual(['currentPrice', 'currentPrice'])
    expect(sheet.tabs.find(({ name }) => name === 'prices')?.count).toBe(2)
    const moved = await opened({ tab: 'movements', of: 'cost' }, person)
    expect(moved.isOfCost).toBe(false)
    expect(moved.part?.columns.map(({ name }) => name)).not.toContain('averageCostAfter')
  })

  it('the history of prices is for readers of the trail', async () => {
    const sheet = await opened({ tab: 'prices' }, await reader())
    expect(sheet.prices).toBeUndefined()
    expect(sheet.tab).toBe('overview')
  })

  it('names of a customer are for readers of customers', async () => {
    const person = await reader({ subject: 'stock-reservations', actions: ['read'] })
    const { part } = await opened({ tab: 'reservations' }, person)
    expect(textIn(part, 'company')).toEqual(['', ''])
    expect(JSON.stringify(part)).not.toContain('Ilgaz')
  })

  it('nobody reads a card without its right', async () => {
    const person = await makePerson([{ subject: 'meets', actions: ['read'] }])
    expect(await readCard(await pageFor(person, { id: card.id }), {})).toBeNull()
  })
})
