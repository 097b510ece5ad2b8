import { beforeAll, describe, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator, type Person } from '../../factories/person'
import { makeCard, makeGroup, makeMovement, makeReservation, makeRow } from '../../factories/rows'
import { said, verdict } from '../../factories/stock'
import { expectSoundData } from '../../factories/expectSoundData'

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})

const bought = async (quantity: number, price: number): Promise<number> => {
  const { id } = await makeCard()
  await makeMovement({ stockCard: id, quantity, price })
  return id
}
/** A group of two of one part and one of another, which becomes a card. */
const recipe = async () => {
  const parts = [await bought(10, 3.333333), await bought(7, 0.01)]
  const made = (await makeCard()).id
  const group = await makeGroup({
    madeCard: made,
    parts: parts.map((stockCard, place) => ({ stockCard, quantity: 2 - place })),
  })
  return { parts, made, group: group.id }
}
const on = async (cards: number[]) =>
  (
    await select<{ n: number }>(
      'select current_quantity::float8 as n from stock_cards where id = any($1) order by id',
      [cards],
    )
  ).map(({ n }) => n)
type Posted = { id: number; card: number; type: string; origin: string; value: number }
const rowsOf = (group: number) =>
  select<Posted>(
    `select id, stock_card_id as card, type, origin, round(quantity * price, 2)::float8 as value
     from stock_movements where stock_group_id = $1 order by id`,
    [group],
  )
const worth = (rows: Posted[], type: string) =>
  rows
    .filter((row) => row.type === type)
    .reduce((sum, { value }) => sum + Math.round(value * 100), 0)
const give = (group: number, command: string, quantity: unknown) =>
  verdict(`/stock-groups/${group}/${command}`, { quantity })

describe('SA1 a group becomes its card', () => {
  it('takes its parts out and brings it in for what they cost, to the kuruş', async () => {
    const { parts, made, group } = await recipe()
    expect(await give(group, 'assemble', 3)).toBe('200')
    expect(await on([...parts, made])).toEqual([4, 4, 3])
    const rows = await rowsOf(group)
    expect(rows.map(({ card, type }) => [card, type])).toEqual([
      [parts[0], 'out'],
      [parts[1], 'out'],
      [made, 'in'],
    ])
    expect(rows.every(({ origin }) => origin === 'assembly')).toBe(true)
    expect([worth(rows, 'in'), worth(rows, 'out')]).toEqual([2003, 2003])
    expect(await give(group, 'disassemble', 2)).toBe('200')
    expect(await on([...parts, made])).toEqual([8, 6, 1])
    const all = await rowsOf(group)
    expect(worth(all, 'in')).toBe(worth(all, 'out'))
    await expectSoundData()
  })

  it('never takes what is reserved, and says of every part what is missing', async () => {
    const { parts, group } = await recipe()
    await makeReservation({ stockCard: parts[0], quantity: 7 })
    await makeReservation({ stockCard: parts[1], quantity: 6 })
    const { json } = await boss.post<{ errors: [{ data: { shortages: { card: number }[] } }] }>(
      `/stock-groups/${group}/assemble`,
      { quantity: 2 },
    )
    expect(json.errors[0].data.shortages.map(({ card }) => card)).toEqual(parts)
    expect(await rowsOf(group)).toEqual([])
    expect(await give(group, 'assemble', 1)).toBe('200')
    expect(await give(group, 'disassemble', 2)).toBe('409 insufficientStock')
  })

  it.each([[0], [-1], [1.5], ['x'], [null], [999_999_999]])(
    'refuses %j groups without a trace',
    async (quantity) => {
      const { group } = await recipe()
      expect(await give(group, 'assemble', quantity)).toMatch(/^4/)
      expect(await rowsOf(group)).toEqual([])
    },
  )

  it('gives one of two who want the last parts at once, in either direction', async () => {
    const { parts, made, group } = await recipe()
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(group, 'assemble', 2)))
    expect(answers.filter((answer) => answer === '200')).toHaveLength(2)
    expect(await on([...parts, made])).toEqual([2, 3, 4])
    await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        give(group, at % 2 === 0 ? 'assemble' : 'disassemble', 1),
      ),
    )
    await expectSoundData()
  })
})

describe('SA2 an assembly is taken back as a whole', () => {
  it('whichever of its rows is reversed, once', async () => {
    const { parts, made, group } = await recipe()
    await give(group, 'assemble', 2)
    const [first, second, third] = await rowsOf(group)
    const answers = await Promise.all(
      [first, second, third].map((row) => verdict(`/stock-movements/${row?.id}/reverse`)),
    )
    expect([...answers].sort()).toEqual(['201', '409 alreadyReversed', '409 alreadyReversed'])
    expect(await on([...parts, made])).toEqual([10, 7, 0])
    const rows = await rowsOf(group)
    expect(rows.map(({ origin }) => origin)).toEqual([
      ...['assembly', 'assembly', 'assembly'],
      ...['reversal', 'reversal', 'reversal'],
    ])
    await expectSoundData()
  })

  it('not where what was made has gone', async () => {
    const { made, group } = await recipe()
    await give(group, 'assemble', 2)
    await makeReservation({ stockCard: made, quantity: 1 })
    const [row] = await rowsOf(group)
    expect(await verdict(`/stock-movements/${row?.id}/reverse`)).toBe('409 insufficientStock')
    expect(await rowsOf(group)).toHaveLength(3)
  })

  it('by SQL neither in part nor out of balance', async () => {
    const { group } = await recipe()
    await give(group, 'assemble', 1)
    const [row] = await rowsOf(group)
    await expect(
      select(
        `insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
           currency_rate, operation_date, reversal_of_id)
         select stock_card_id, 'in', quantity, price, 'TRY', 1, now(), id from stock_movements
         where id = $1`,
        [row?.id],
      ),
    ).rejects.toThrow('assemblyIsWhole')
    await expect(
      select(
        `insert into stock_movements (stock_card_id, type, quantity, price, currency_type,
           currency_rate, operation_date, assembly, stock_group_id)
         select stock_card_id, 'in', 1, 5, 'TRY', 1, now(), assembly, stock_group_id
         from stock_movements where id = $1`,
        [row?.id],
      ),
    ).rejects.toThrow('assemblyIsWhole')
    await expect(
      select('update stock_movements set assembly = null, stock_group_id = null where id = $1', [
        row?.id,
      ]),
    ).rejects.toThrow('movementIsFinal')
  })
})

describe('SA3 no card is part of itself', () => {
  const cards = async (n: number) =>
    Promise.all(Array.from({ length: n }, async () => (await makeCard()).id))
  const group = (madeCard: number | null | undefined, ...parts: (number | undefined)[]) => ({
    name: `Grup ${Math.random()}`,
    madeCard,
    parts: parts.map((stockCard) => ({ stockCard, quantity: 1 })),
  })

  it('directly, or through other groups, by every way', async () => {
    const [a, b, c] = await cards(3)
    expect(said(await boss.post('/stock-groups', group(a, a)))).toBe('400 invalidInput')
    const first = await makeRow('stock-groups', group(a, b))
    await makeRow('stock-groups', group(b, c))
    const circle = await boss.post('/stock-groups', group(c, a))
    expect(JSON.stringify(circle.json)).toContain('"parts.0.stockCard"')
    const open = await makeRow('stock-groups', group(null, a))
    const made = await boss.patch(`/stock-groups/${open.id}`, { madeCard: c })
    expect([said(made), JSON.stringify(made.json)]).toEqual([
      '400 invalidInput',
      expect.stringContaining('groupCycle'),
    ])
    const part = await boss.post('/stock-group-stocks', {
      stockGroup: first.id,
      stockCard: a,
      quantity: 1,
    })
    expect(JSON.stringify(part.json)).toContain('groupCycle')
    await expect(
      select('update stock_groups set made_card_id = $1 where id = $2', [c, open.id]),
    ).rejects.toThrow('groupCycle')
  })

  it('also where two save half of a circle each at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = await cards(2)
      const answers = await Promise.all([
        boss.post('/stock-groups', group(a, b)),
        boss.post('/stock-groups', group(b, a)),
      ])
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    }
  })

  it('keeps a card that a group becomes, and a group that was put together', async () => {
    const { made, group: id } = await recipe()
    await give(id, 'assemble', 1)
    expect(said(await boss.remove(`/stock-cards/${made}`))).toBe('409 archiveInstead')
    expect(said(await boss.remove(`/stock-groups/${id}`))).toBe('409 inUse')
    expect(await verdict(`/stock-groups/${(await makeGroup()).id}/assemble`, { quantity: 1 })).toBe(
      '409 groupMakesNothing',
    )
  })
})
