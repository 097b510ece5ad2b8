import { beforeAll, describe, expect, it } from 'vitest'
import { readOnDay } from '@/queries/stock/readOnDay'
import type { Permission } from '@/access/roles/permissions'
import { today } from '../../factories/day'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { anyName, makeCard, makeMovement } from '../../factories/rows'
import { verdict } from '../../factories/stock'
import { pageFor } from '../records/page'

const NAME = anyName('Tarihli')
let boss: Person
let card: number
beforeAll(async () => {
  boss = await administrator()
  card = (await makeCard({ name: NAME, unit: 'kg' })).id
  const move = (operationDate: string, quantity: number, price: number, type = 'in') =>
    makeMovement({ stockCard: card, operationDate, quantity, price, type })
  await move('2026-03-01', 10, 6)
  await move('2026-03-05', 3, 99, 'out')
  // Entered last, for a day before.
  await move('2026-03-02', 4, 17)
})

const on = async (query: Record<string, string>, person = boss) =>
  readOnDay(await pageFor(person, { id: 0 }), query)
const figures = async (day: string, person = boss) => {
  const sheet = await on({ day, card: String(card) }, person)
  return sheet?.rows.map(({ quantity, average, value }) => [quantity, average, value])
}

describe('SD1 stock on a day', () => {
  it.each([
    ['2026-02-28', ['0 kg', '', '']],
    ['2026-03-01', ['10 kg', '₺6,00', '₺60,00']],
    // 7 × 6 + 4 × 17 over 11: the average that the late receipt made when it was posted.
    ['2026-03-02', ['14 kg', '₺10,00', '₺140,00']],
    ['2026-03-04', ['14 kg', '₺10,00', '₺140,00']],
    ['2026-03-05', ['11 kg', '₺10,00', '₺110,00']],
  ])('at the end of %s counts what had happened by then', async (day, expected) => {
    expect(await figures(day)).toEqual([expected])
  })

  it('is the stock of now on the day of today, which is the last one', async () => {
    const [now] = await select<{ current: string; value: string }>(
      'select current_quantity::float8 as current, stock_value::float8 as value from stock_cards where id = $1',
      [card],
    )
    expect(now).toEqual({ current: 11, value: 110 })
    const later = await on({ day: '2099-01-01', card: String(card) })
    expect([later?.day, later?.rows[0]?.quantity]).toEqual([today(), '11 kg'])
  })

  it('counts a reversal on the day it was made', async () => {
    const other = (await makeCard()).id
    const wrong = await makeMovement({ stockCard: other, operationDate: '2026-03-01', quantity: 5 })
    await verdict(`/stock-movements/${wrong.id}/reverse`)
    const past = await on({ day: '2026-03-10', card: String(other) })
    const now = await on({ card: String(other) })
    expect([past?.rows[0]?.quantity, now?.rows[0]?.quantity]).toEqual(['5 adet', '0 adet'])
  })

  it('is found by name, and read page by page', async () => {
    const found = await on({ day: '2026-03-01', q: NAME.toUpperCase() })
    expect(found?.rows.map(({ id }) => id)).toEqual([card])
    expect([found?.total, found?.pages]).toEqual([1, 1])
    const beyond = await on({ page: '999999' })
    expect(beyond?.rows).toEqual([])
    for (const query of [{ day: 'x' }, { day: '2026-02-31' }, { page: '0' }, { card: '-1' }])
      expect((await on(query as never))?.day).toBe(today())
  })
})

describe('SD2 stock on a day', () => {
  const READ: Permission = { subject: 'stock-movements', actions: ['read'] }

  it('tells readers of movements neither names nor costs', async () => {
    const reader = await makePerson([READ])
    const sheet = await on({ day: '2026-03-01', card: String(card), q: NAME }, reader)
    expect(sheet?.seesCosts).toBe(false)
    expect(sheet?.rows).toEqual([
      { id: card, name: expect.stringContaining(String(card)), sku: '', quantity: '10' },
    ])
    const byName = await makePerson([READ, { subject: 'stock-cards', actions: ['read'] }])
    expect(await figures('2026-03-01', byName)).toEqual([['10 kg', undefined, undefined]])
  })

  it('tells who knows no cards only those that moved, and no order by their names', async () => {
    const still = await makeCard({ name: anyName('Duran') })
    const [last, first] = [anyName('Zzz'), anyName('Aaa')]
    const moved: number[] = []
    for (const name of [last, first]) moved.push((await makeCard({ name, stock: 1 })).id)
    const reader = await makePerson([READ])
    const sheet = await on({ card: String(still.id) }, reader)
    expect([sheet?.rows, sheet?.total]).toEqual([[], 0])
    const seen: number[] = []
    const pages = (await on({}, reader))?.pages ?? 0
    for (let page = 1; page <= pages; page += 1)
      seen.push(...((await on({ page: String(page) }, reader))?.rows ?? []).map(({ id }) => id))
    expect(seen.filter((id) => moved.includes(id))).toEqual(moved)
    expect(seen).not.toContain(still.id)
  })

  it.each<Permission[][]>([
    [[{ subject: 'stock-cards', actions: ['read', 'seeCosts'] }]],
    [[{ ...READ, fields: ['stockCard', 'type', 'operationDate'] }]],
  ])('is closed with %j', async (permissions) => {
    expect(await on({}, await makePerson(permissions))).toBeNull()
  })
})
