import { beforeAll, expect, it, vi } from 'vitest'
import { select } from '../../factories/database'
import { expectSoundData } from '../../factories/expectSoundData'
import { checkFile } from '../../factories/imports'
import { administrator, type Person } from '../../factories/person'
import { anyName } from '../../factories/rows'
import { useJobInstances } from '../../helpers/jobInstances'

/** `JOB_KILLS=20` for the long run: each kill costs the start of a process. */
const KILLS = Number(process.env.JOB_KILLS ?? 2)
const ROWS = 600

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const { begin, killAll } = useJobInstances()

it('makes every record of a file once, whoever is killed in the middle of it', async () => {
  const names = Array.from({ length: ROWS }, () => anyName('Öldürülen'))
  const id = await checkFile(boss, 'companies', [['Ad'], ...names.map((name) => [name])])
  await Promise.all([begin(), begin()])
  expect((await boss.post(`/imports/${id}/commit`)).status).toBe(202)
  const done = async () =>
    (await select<{ n: number }>(`select done::int as n from imports where id = $1`, [id]))[0]?.n ??
    0
  const isConsistent = async () => {
    const [found] = await select<{ records: number; rows: number }>(
      `select (select count(*)::int from companies where name = any ($1)) as records,
         (select count(*)::int from import_rows where import_id = $2 and state = 'done') as rows`,
      [names, id],
    )
    expect(found?.records).toBe(found?.rows)
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await done()
    if (before >= ROWS) break
    await vi.waitFor(async () => expect(await done()).toBeGreaterThan(before), {
      timeout: 60_000,
      interval: 5,
    })
    // Either may be at work.
    killAll()
    await isConsistent()
    await begin()
    await select(`select pg_notify('jobs', 'run-imports')`)
  }
  await vi.waitFor(
    async () => {
      const [row] = await select(
        `select status, done::int, errors::int from imports where id = $1`,
        [id],
      )
      expect(row).toEqual({ status: 'done', done: ROWS, errors: 0 })
    },
    { timeout: 120_000, interval: 200 },
  )
  await isConsistent()
  await expectSoundData()
}, 300_000)
