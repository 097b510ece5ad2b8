import { beforeAll, describe, expect, it } from 'vitest'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { anyName, makeCompany } from '../../factories/rows'

beforeAll(administrator)

type Times = { created: Date; updated: Date; now: Date }
const timesOf = async (id: number): Promise<Times> => {
  const [row] = await select<Times>(
    `select created_at as created, updated_at as updated, clock_timestamp() as now
     from companies where id = $1`,
    [id],
  )
  return row as Times
}
/** A row as an instance writes it whose clock is so many seconds off. */
const insertBy = async (seconds: number): Promise<number> => {
  const [row] = await select<{ id: number }>(
    `insert into companies (name, updated_at)
     values ($1, clock_timestamp() + make_interval(secs => $2)) returning id`,
    [anyName('Saat'), seconds],
  )
  return Number(row?.id)
}

describe('created_at and updated_at are of the clock of the database', () => {
  it('in every table that has both', async () => {
    const without = await select(
      `select t::text as relation from timed_tables() t where not exists (
         select from pg_trigger where tgrelid = t and tgname = 'zz_times' and tgenabled = 'O')`,
    )
    // A new table: create trigger zz_times … execute function keep_times(), as in its migration.
    expect(without).toEqual([])
    expect(await select(`select * from rows_changed_before_made()`)).toEqual([])
  })

  it.each([-50, -0.001, 50])(
    'of a new row, with the clock of its instance %d s off',
    async (by) => {
      const { created, updated, now } = await timesOf(await insertBy(by))
      expect(updated.getTime()).toBeGreaterThanOrEqual(created.getTime())
      expect(updated.getTime()).toBeLessThanOrEqual(now.getTime() + 1)
    },
  )

  it.each([-50, 50])(
    'of a changed row, and never before the change before it: %d s',
    async (by) => {
      const { id } = await makeCompany()
      const before = await timesOf(id)
      await select(
        `update companies set name = name || '.', updated_at = clock_timestamp()
         + make_interval(secs => $2) where id = $1`,
        [id, by],
      )
      const after = await timesOf(id)
      expect(after.updated.getTime()).toBeGreaterThanOrEqual(before.updated.getTime())
      expect(after.updated.getTime()).toBeLessThanOrEqual(after.now.getTime() + 1)
      expect(after.created).toEqual(before.created)
    },
  )

  it('unless an earlier time is kept, as of a row that is restored', async () => {
    const [row] = await select<Times>(
      `insert into companies (name, created_at, updated_at) values ($1, '2026-01-01', '2026-02-01')
       returning created_at as created, updated_at as updated, now()`,
      [anyName('Geri')],
    )
    expect(row?.created.toISOString()).toContain('2026-01-01')
    expect(row?.updated.toISOString()).toContain('2026-02-01')
  })

  it('as the answer to a save says, so that the next save is not refused as stale', async () => {
    const { patch } = await administrator()
    const { id } = await makeCompany()
    const save = async (startedFrom?: string) => {
      const { status, json } = await patch<{ doc: { updatedAt: string } }>(
        `/companies/${id}`,
        { name: anyName('Kayıt') },
        startedFrom === undefined ? {} : { headers: { 'If-Match': startedFrom } },
      )
      expect(status).toBe(200)
      expect(json.doc.updatedAt).toBe((await timesOf(id)).updated.toISOString())
      return json.doc.updatedAt
    }
    await save(await save())
  })
})
