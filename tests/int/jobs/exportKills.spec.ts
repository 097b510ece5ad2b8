import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { asSuperuser, select } from '../../factories/database'
import { administrator, makePerson } from '../../factories/person'
import { useJobInstances } from '../../helpers/jobInstances'

const ROWS = 20_000

let data: string
beforeAll(async () => {
  await administrator()
  data = await mkdtemp(path.join(tmpdir(), 'export-kills-'))
})
afterAll(() => rm(data, { recursive: true }))
const { begin, killAll } = useJobInstances(() => ({ DATA_DIR: data }))

const stateOf = async (id: number) =>
  (
    await select<{ state: string; key: string | null }>(
      'select state, file_key as key from exports where id = $1',
      [id],
    )
  )[0]

it('makes a file once, whoever is killed in the middle of it', async () => {
  const person = await makePerson()
  // The product gives a statement ten seconds, which so many rows may exceed.
  await asSuperuser(
    `insert into companies (name, updated_at, created_at)
      select 'Ölen ' || lpad(i::text, 6, '0'), now(), now() from generate_series(1, $1::int) i`,
    [ROWS],
  )
  const search = 'format=csv&columns=name,id&search=Ölen&sort=name'
  const { json } = await person.get<{ id: number }>(`/companies/export?${search}&background=true`)
  await Promise.all([begin(), begin()])
  await select(`select pg_notify('jobs', 'make-exports')`)
  await vi.waitFor(async () => expect((await stateOf(json.id))?.state).not.toBe('waiting'), {
    timeout: 60_000,
    interval: 5,
  })
  killAll()
  const killed = await stateOf(json.id)
  // The rows take much longer than the five milliseconds in between.
  expect(killed?.state).toBe('running')
  await begin()
  await select(`select pg_notify('jobs', 'make-exports')`)
  await vi.waitFor(async () => expect((await stateOf(json.id))?.state).toBe('done'), {
    timeout: 120_000,
    interval: 100,
  })
  const done = await stateOf(json.id)
  expect(done?.key).not.toBe(killed?.key)
  const folder = path.join(data, 'uploads', 'exports')
  expect(await readdir(folder)).toEqual([done?.key])
  const lines = (await readFile(path.join(folder, done?.key ?? ''), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(ROWS + 1)
  const [told] = await select<{ n: number }>(
    `select count(*)::int as n from notifications
      where recipient_id = $1 and event = 'exportDone'`,
    [person.id],
  )
  expect(told?.n).toBe(1)
  // With its triggers, each of so many rows would be looked for in every other table.
  await asSuperuser(`set session_replication_role = replica;
    delete from companies where name like 'Ölen %'; set session_replication_role = origin`)
}, 300_000)
