import { beforeAll, describe, expect, it } from 'vitest'
import { select, verdictOf } from '../../factories/database'
import { administrator } from '../../factories/person'
import { makeCard, makeGroup, makeMovement, makeReservation } from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'
import { today } from '../../factories/day'

beforeAll(async () => {
  await administrator()
})

type Column = { table: string; column: string }

/** Payload's own counters and limits of sign-in hold no money and no quantity. */
const OURS = /^(stock_|tender)/

const numericColumns = async () =>
  (
    await select<Column>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'numeric' order by 1, 2`,
    )
  ).filter(({ table }) => OURS.test(table))

describe('money and quantities', () => {
  it('have an exact type in every column that is one', async () => {
    const rows = await select<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'numeric'
         and (table_name like 'stock%' or table_name like 'tender%')
         and numeric_scale is null
         and column_name not in ('order', 'revision', 'delivery', 'assembly', 'line_count', 'filesize', 'width',
           'height', 'focal_x', 'focal_y')`,
    )
    expect(rows).toEqual([])
  })

  it('never hold NaN or Infinity', async () => {
    const card = await makeCard({ stock: 5 })
    await makeMovement({ stockCard: card.id })
    await makeReservation({ stockCard: card.id })
    await makeGroup({ parts: [{ stockCard: card.id, quantity: 1 }] })
    const tender = await makeTender({
      items: [freeLine({ discountType: 'amount', discountValue: 1 })],
      paymentInstallments: [{ dueDate: today(), amount: 118.8 }],
    })
    const one = { stock_cards: card.id, tenders: tender.id } as Record<string, number>
    const held: string[] = []
    for (const { table, column } of await numericColumns()) {
      for (const value of ['NaN', 'Infinity', '-Infinity']) {
        const id = one[table] ?? `(select max(id) from ${table})`
        // The flags are up: the columns themselves must refuse, not only the guards of commands.
        const flags = `with flag as materialized (select set_config('app.tender_writer', 'on', true),
          set_config('app.reservation_writer', 'on', true))`
        await verdictOf(
          `${flags} update ${table} set "${column}" = '${value}' from flag where id::text = (${id})::text`,
        )
        const stored = await select(
          `select 1 from ${table} where "${column}" = '${value}'::numeric`,
        ).catch(() => [])
        if (stored.length > 0) held.push(`${table}.${column} ${value}`)
      }
    }
    expect(held).toEqual([])
  })

  it('are numeric columns that this test knows', async () => {
    expect((await numericColumns()).length).toBeGreaterThan(35)
  })
})

describe('the schema', () => {
  it('checks everything at once; only balances and the trail of lists wait for the commit', async () => {
    expect(
      await select(
        `select conname as name from pg_constraint
           where connamespace = 'public'::regnamespace and (condeferrable or not convalidated)
             and contype <> 't'
         union all select tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
           where c.relnamespace = 'public'::regnamespace and tgdeferrable order by 1`,
      ),
    ).toEqual([
      { name: 'check_assembly' },
      ...['demand', 'movement', 'reservation', 'reservation_change', 'state'].map((part) => ({
        name: `check_tender_${part}`,
      })),
      // Lists that Payload writes anew with each save: whether they changed is known at its end.
      ...['files', 'instalments'].map((list) => ({ name: `end_request_of_${list}` })),
      // Of five tables that Payload writes anew with each save of their record.
      ...Array.from({ length: 6 }, () => ({ name: 'z_audit_list' })),
    ])
  })

  it('has an index behind every reference', async () => {
    const rows = await select(
      `select c.conrelid::regclass::text || '.' || a.attname as reference
       from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and not exists (select 1 from pg_index i
           where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    )
    expect(rows).toEqual([])
  })

  it('lets no reference of ours vanish silently', async () => {
    expect(
      await select(
        `select conrelid::regclass::text as table, conname from pg_constraint
         where contype = 'f' and confdeltype in ('n', 'd')
           and connamespace = 'public'::regnamespace
           and conrelid::regclass::text not like 'payload_%'`,
      ),
    ).toEqual([])
  })
})
