import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSuperuser, select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { anyName, makeCard } from '../../factories/rows'
import { figuresOf } from '../../factories/card'
import { makeTender, line } from '../../factories/tender'

beforeAll(async () => {
  await administrator()
  await asSuperuser(`
    create function fail_at_commit() returns trigger language plpgsql as
      $$ begin raise exception 'refused at commit'; end $$;
    create constraint trigger fail_at_commit after insert or update on companies
      deferrable initially deferred for each row when (new.title = 'at commit')
      execute function fail_at_commit();
    create constraint trigger fail_at_commit after update on tenders
      deferrable initially deferred for each row when (new.notes = 'at commit')
      execute function fail_at_commit();
  `)
})
afterAll(async () => {
  await asSuperuser(`
    drop trigger fail_at_commit on companies;
    drop trigger fail_at_commit on tenders;
    drop function fail_at_commit;
  `)
})

it('answers an error when the commit fails, and nothing is stored', async () => {
  const { post, patch } = await administrator()
  const name = anyName('Firma')
  const made = await post('/companies', { name, title: 'at commit' })
  expect(made.status).toBe(500)
  expect(made.text).not.toMatch(/refused at commit|select|insert/i)
  expect(await select('select id from companies where name = $1', [name])).toEqual([])

  const { json } = await post<{ doc: { id: number } }>('/companies', { name })
  const changed = await patch(`/companies/${json.doc.id}`, { title: 'at commit' })
  expect(changed.status).toBe(500)
  expect(await select('select title from companies where name = $1', [name])).toEqual([
    { title: null },
  ])
})

it('does the same for a command', async () => {
  const { post } = await administrator()
  const card = await makeCard({ stock: 3 })
  const { id } = await makeTender({ items: [line(card.id)] })
  // Written past the trigger's event: it waits for the update that approving makes.
  await asSuperuser('alter table tenders disable trigger fail_at_commit')
  await select(`update tenders set notes = 'at commit' where id = $1`, [id])
  await asSuperuser('alter table tenders enable trigger fail_at_commit')
  expect((await post(`/tenders/${id}/approve`)).status).toBe(500)
  expect(await select('select status, number from tenders where id = $1', [id])).toEqual([
    { status: 'draft', number: null },
  ])
  expect(await figuresOf(card.id)).toEqual({ current: 3, reserved: 0, available: 3 })
})

it('leaves no transaction open', async () => {
  expect(
    await select(
      `select pid from pg_stat_activity where datname = current_database()
         and state = 'idle in transaction' and now() - state_change > interval '1 second'`,
    ),
  ).toEqual([])
})
