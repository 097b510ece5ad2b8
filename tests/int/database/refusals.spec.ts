import { beforeAll, describe, expect, it } from 'vitest'
import { figuresOf } from '../../factories/card'
import { asSuperuser, select, verdictOf } from '../../factories/database'
import { administrator } from '../../factories/person'
import { makeCard, makeCompany, makeMovement, makeReservation } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'

// Everything here is plain SQL: what the database refuses when no application stands before it.
let card: number
let movement: number
beforeAll(async () => {
  await administrator()
  card = (await makeCard()).id
  movement = (await makeMovement({ stockCard: card, quantity: 5 })).id
})

const insertMovement = (values: Record<string, unknown>) => {
  const row = {
    stock_card_id: card,
    type: 'out',
    quantity: 1,
    price: 1,
    currency_type: 'TRY',
    currency_rate: 1,
    operation_date: '2026-03-01T12:00:00Z',
    ...values,
  }
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  return verdictOf(
    `insert into stock_movements (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

describe('stock', () => {
  it('never goes below zero', async () => {
    expect(await insertMovement({ quantity: 5.001 })).toMatch(/^BO409 insufficientStock/)
  })

  it('cannot be written on the card', async () => {
    await select(
      `update stock_cards set current_quantity = 99, reserved_quantity = 1,
         available_quantity = 7, average_cost = 1 where id = $1`,
      [card],
    )
    const figures = await select(
      `select current_quantity::float8 as current, reserved_quantity::float8 as reserved,
         available_quantity::float8 as available from stock_cards where id = $1`,
      [card],
    )
    expect(figures).toEqual([{ current: 5, reserved: 0, available: 5 }])
  })

  it('cannot be brought along by a new card', async () => {
    const rows = await select(
      `insert into stock_cards (name, unit, current_quantity, reserved_quantity)
       values ('SQL', 'piece', 50, 5)
       returning current_quantity::float8 as current, reserved_quantity::float8 as reserved`,
    )
    expect(rows).toEqual([{ current: 0, reserved: 0 }])
  })

  it('is never reserved beyond what there is', async () => {
    expect(
      await verdictOf(
        'insert into stock_reservations (stock_card_id, quantity) values ($1, 5.001)',
        [card],
      ),
    ).toMatch(/^BO409 insufficientStock/)
  })
})

describe('the ledger', () => {
  it.each([
    ['stock_card_id', `(select id from stock_cards where id <> stock_card_id limit 1)`],
    ['type', `'out'`],
    ['quantity', 'quantity + 1'],
    ['price', 'price + 1'],
    ['currency_type', `'USD'`],
    ['currency_rate', 'currency_rate + 1'],
    ['operation_date', `operation_date - interval '1 day'`],
    ['operation_user_id', 'null'],
    ['tender_id', '(select max(id) from tenders)'],
    ['balance_after', 'balance_after + 1'],
    ['average_cost_after', 'coalesce(average_cost_after, 0) + 1'],
    ['reversal_of_id', 'id'],
    ['reservation_id', '(select max(id) from stock_reservations)'],
    ['created_at', `created_at - interval '1 day'`],
  ])('keeps %s of a posted movement', async (column, value) => {
    await makeTender()
    await makeReservation({ stockCard: (await makeCard({ stock: 1 })).id })
    expect(
      await verdictOf(`update stock_movements set ${column} = ${value} where id = $1`, [movement]),
    ).toMatch(/^BO409 movementIsFinal/)
  })

  it('keeps its rows', async () => {
    expect(await verdictOf('delete from stock_movements where id = $1', [movement])).toMatch(
      /^BO409 movementIsFinal/,
    )
  })

  it.each(['stock_movements', 'stock_movements cascade', 'stock_cards cascade'])(
    'is not truncated: %s',
    async (what) => {
      expect(await verdictOf(`truncate ${what}`, [], asSuperuser)).toMatch(
        /^(BO409 movementIsFinal|0A000)/,
      )
    },
  )

  it.each(['stock_reservations cascade', 'tenders cascade'])('nor with it %s', async (what) => {
    expect(await verdictOf(`truncate ${what}`, [], asSuperuser)).toMatch(/^BO409/)
  })

  it('undoes a movement once, by its opposite, and no reversal', async () => {
    const { id } = await makeMovement({ stockCard: card, quantity: 2 })
    const reverse = (values: Record<string, unknown>) =>
      insertMovement({ reversal_of_id: id, quantity: 2, type: 'out', ...values })
    expect(await reverse({ quantity: 1 })).toMatch(/^BO409 isAReversal/)
    expect(await reverse({ type: 'in' })).toMatch(/^BO409 isAReversal/)
    expect(await reverse({})).toBe('ok')
    expect(await reverse({})).toMatch(/^23505 .*stock_movements_one_reversal$/)
    const [made] = await select<{ id: number }>(
      'select id from stock_movements where reversal_of_id = $1',
      [id],
    )
    expect(await reverse({ reversal_of_id: made?.id, type: 'in' })).toMatch(/^BO409 isAReversal/)
  })

  it('consumes no more than a reservation holds', async () => {
    const { id } = await makeReservation({ stockCard: card, quantity: 1 })
    expect(await insertMovement({ reservation_id: id, quantity: 2 })).toMatch(
      /^BO409 reservationNotActive/,
    )
  })
})

describe('a reservation', () => {
  it('keeps its card and quantity, and what it holds', async () => {
    const { id } = await makeReservation({ stockCard: card, quantity: 1 })
    const set = (what: string) =>
      verdictOf(`update stock_reservations set ${what} where id = $1`, [id])
    expect(await set('quantity = 2')).toMatch(/^BO409/)
    expect(await set(`status = 'released', remaining_quantity = 0`)).toBe('ok')
    const rows = await select(
      'select status, remaining_quantity::float8 as rest from stock_reservations where id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'active', rest: 1 }])
  })

  it('gives back what it held when somebody deletes it', async () => {
    const own = await makeCard({ stock: 3 })
    const { id } = await makeReservation({ stockCard: own.id, quantity: 2 })
    expect(await verdictOf('delete from stock_reservations where id = $1', [id])).toBe('ok')
    expect(await figuresOf(own.id)).toEqual({ current: 3, reserved: 0, available: 3 })
  })
})

describe('an approved tender', () => {
  let tender: number
  let item: number
  beforeAll(async () => {
    const made = await makeTender()
    tender = made.id
    item = Number((made.items as { id: number }[])[0]?.id)
    await step(tender, 'approve')
  })

  it.each([
    'discount_value = 1',
    `discount_type = 'percent'`,
    `currency = 'USD'`,
    'currency_rate = 2',
    `date = date - interval '1 day'`,
    `valid_until = valid_until + interval '1 day'`,
    'company_id = (select min(id) from companies where id <> company_id)',
    `title = 'Başka'`,
    `unconnected_name = 'Başkası'`,
  ])('keeps its content: %s', async (change) => {
    await makeCompany()
    expect(await verdictOf(`update tenders set ${change} where id = $1`, [tender])).toMatch(
      /^BO409 tenderLocked/,
    )
  })

  it.each([
    ['update', 'update tender_items set quantity = 2 where tender_id = $1'],
    ['delete', 'delete from tender_items where tender_id = $1'],
    [
      'insert',
      `insert into tender_items (tender_id, kind, quantity, unit_price) values ($1, 'text', 1, 1)`,
    ],
  ])('keeps its lines: %s', async (_, statement) => {
    expect(await verdictOf(statement, [tender])).toMatch(/^BO409 tenderLocked/)
  })

  it('gets no line of another tender', async () => {
    const other = await makeTender()
    const [free] = other.items as { id: number }[]
    const move = 'update tender_items set tender_id = $2 where id = $1'
    expect(await verdictOf(move, [free?.id, tender])).toMatch(/^BO409 tenderLocked/)
    expect(await verdictOf(move, [item, other.id])).toMatch(/^BO409 tenderLocked/)
  })

  it('and any numbered one cannot be deleted', async () => {
    const sent = await makeTender()
    await step(sent.id, 'send')
    for (const id of [tender, sent.id])
      expect(await verdictOf('delete from tenders where id = $1', [id])).toMatch(/^BO409/)
  })

  it('changes its state by commands only', async () => {
    await select(
      `update tenders set status = 'draft', is_approved = false, approved_at = null, total = 1,
         number = 'X', invoice_number = 'Y' where id = $1`,
      [tender],
    )
    expect(
      await select(
        `select status, is_approved, total::float8 as total, number like 'TKF-%' as numbered,
           invoice_number from tenders where id = $1`,
        [tender],
      ),
    ).toEqual([
      { status: 'approved', is_approved: true, total: 120, numbered: true, invoice_number: null },
    ])
  })

  it('shares its invoice number with none, however it is written', async () => {
    const [one, two] = [await makeTender(), await makeTender()]
    for (const { id } of [one, two]) await step(id, 'approve')
    await step(one.id, 'invoice', { invoiceNumber: 'SQL2026000000001' })
    await step(two.id, 'invoice', {})
    const flag = `with flag as materialized (select set_config('app.tender_writer', 'on', true))`
    const write = (number: string) =>
      verdictOf(`${flag} update tenders set invoice_number = $2 from flag where id = $1`, [
        two.id,
        number,
      ])
    expect(await write('SQL2026000000001')).toMatch(/^23505 .*tenders_invoice_number_once$/)
    // Any other way of writing it is no invoice number at all.
    for (const number of [' SQL2026000000001 ', 'sql2026000000001', 'SQL2026 1', 'SQL٢٠٢٦', ''])
      expect(await write(number)).toMatch(/^23514 .*tenders_invoice_number_form$/)
  })
})

describe('people and references', () => {
  it('keeps status, role and e-mail of a user without the flag', async () => {
    const { id, email } = await administrator()
    await select(
      `update users set status = 'passive', email = 'x@example.com',
         role_id = (select max(id) from roles) where id = $1`,
      [id],
    )
    expect(await select('select status, email from users where id = $1', [id])).toEqual([
      { status: 'active', email },
    ])
  })

  it('keeps a company that something points to', async () => {
    const company = await makeCompany()
    await makeTender({ company: company.id })
    expect(await verdictOf('delete from companies where id = $1', [company.id])).toMatch(
      /^(23503|23001)/,
    )
  })

  it('has one default contact per company', async () => {
    const company = await makeCompany()
    const insert = `insert into employees (company_id, name, is_default_contact) values ($1, 'A', true)`
    expect(await verdictOf(insert, [company.id])).toBe('ok')
    expect(await verdictOf(insert, [company.id])).toMatch(/employees_one_default_contact$/)
  })

  it('takes a list of permissions only', async () => {
    expect(
      await verdictOf(`insert into roles (name, permissions) values ('SQL', '{"a": 1}')`),
    ).toMatch(/roles_permissions_are_a_list$/)
  })
})
