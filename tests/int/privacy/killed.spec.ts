import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { JOB_RUNS } from '@/jobs'
import { asSuperuser, select } from '../../factories/database'
import { today } from '../../factories/day'
import { forgetTrail, previewOf, tablesHolding, tickAll } from '../../factories/erasing'
import { expectSoundData } from '../../factories/expectSoundData'
import { prepareKills, sessionOf } from '../../factories/killedAt'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeBranch, makeCompany, makeEmployee, makeRow } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

let kills: Awaited<ReturnType<typeof prepareKills>>
let officer: Person
let by: { id: number; sid: string }

beforeAll(async () => {
  await administrator()
  await forgetTrail()
  officer = await makePerson([{ subject: 'privacy', actions: ['read', 'delete'] }])
  by = await sessionOf(officer)
  kills = await prepareKills()
})
afterAll(() => kills.end())

/** In no other row, letters alone. */
const anyMark = () =>
  `qk${randomUUID().replaceAll(/[^a-z]/g, '')}${Date.now().toString(36).replaceAll(/\d/g, 'k')}`

/** What an erasure leaves behind, by its reason. */
const proofsOf = async (reason: string) => {
  const [row] = await select<{ erasures: number; redactions: number; events: number }>(
    `select (select count(*)::int from erasures where reason = $1) as erasures,
       (select count(*)::int from audit_redactions where reason = $1) as redactions,
       (select count(*)::int from audit_events where action = 'erasePerson'
         and details::text like '%' || $1 || '%') as events`,
    [reason],
  )
  return row
}
const NONE = { erasures: 0, redactions: 0, events: 0 }

/** A customer with people, and where they stand. */
const customerOf = async (mark: string) => {
  const name = `Işıl ${mark}`
  const company = await makeCompany({ bossName: name, description: `${name} kurdu` })
  const branch = await makeBranch({ company: company.id, manager: name })
  const employee = await makeEmployee({ company: company.id, name })
  return { name, company: company.id, branch: branch.id, employee: employee.id }
}

it('an erasure of a person leaves nothing half, and the same preview goes through afterwards', async () => {
  const mark = anyMark()
  const { name, company } = await customerOf(mark)
  await makeRow('notes', { subject: 'companies', document: company, body: `${name} aradı` })
  const request = await officer.post<{ id: number }>('/privacy/receive-request', {
    ...{ name: 'Başvuran', receivedOn: today(), asked: 'erasure', channel: 'letter' },
  })
  const rows = await tickAll(officer, { name })
  const { seen } = (await previewOf(officer, { name }, rows)).json
  const reason = `Dosya ${request.json.id}`
  const call = { rows, seen, reason, request: request.json.id }
  const before = await tablesHolding(mark)
  await kills.killedAt(`select 1 from person_requests where id = ${request.json.id} for update`, {
    ...{ do: 'erasePerson', by },
    call: { ...call, typed: { name, email: null, phone: null } },
  })
  expect(await tablesHolding(mark)).toEqual(before)
  expect(await proofsOf(reason)).toEqual(NONE)
  const acts = 'select act from person_request_acts where request_id = $1'
  expect(await select(acts, [request.json.id])).toEqual([])

  const again = await officer.post('/privacy/erase', { name, ...call })
  expect(again.status).toBe(200)
  expect(await tablesHolding(mark)).toEqual([])
  expect(await proofsOf(reason)).toMatchObject({ erasures: 1, events: 1 })
  expect(await select(acts, [request.json.id])).toEqual([{ act: 'erase' }])
  await expectSoundData()
}, 90_000)

it('so does one of data whose time is over', async () => {
  const mark = anyMark()
  const { company, branch, employee } = await customerOf(mark)
  const since = `now() - interval '3 years'`
  const rows = [
    { table: 'companies', key: String(company) },
    { table: 'branches', key: String(branch) },
    { table: 'employees', key: String(employee) },
  ]
  await asSuperuser(
    [
      'set session_replication_role = replica',
      ...rows.map(
        ({ table, key }) =>
          `update ${table} set updated_at = ${since}, created_at = ${since} where id = ${key}`,
      ),
      'set session_replication_role = origin',
    ].join('; '),
  )
  const reason = `Süre ${company}`
  const destroyed = () =>
    select(`select what, rows::text as rows from destructions where day = current_date
      and what in ('companies', 'branches', 'employees') order by what`)
  const before = [await tablesHolding(mark), await destroyed()]
  await kills.killedAt('lock table erasures in share row exclusive mode', {
    ...{ do: 'eraseOverdue', by },
    call: { rows, reason },
  })
  expect([await tablesHolding(mark), await destroyed()]).toEqual(before)
  expect(await proofsOf(reason)).toEqual(NONE)

  const again = await officer.post('/privacy/erase-overdue', { rows, reason })
  expect([again.status, again.json.rows]).toEqual([200, 3])
  expect(await tablesHolding(mark)).toEqual([])
  expect(await proofsOf(reason)).toMatchObject({ erasures: 1, events: 1 })
  await expectSoundData()
}, 90_000)

it('a sweep counts what it deleted, and nothing that it did not', async () => {
  const { id } = await makePerson([])
  await JOB_RUNS.sweep(await getTestPayload())
  await select(
    `insert into notifications (recipient_id, kind, event, subject, document, created_at)
     select $1, 'tenderStatus', 'tenderInvoiced', 'tenders', n, now() - interval '181 days'
       from generate_series(1, 1500) n`,
    [id],
  )
  const left = async () =>
    (
      await select<{ n: number }>(
        'select count(*)::int as n from notifications where recipient_id = $1',
        [id],
      )
    )[0]?.n
  const counted = async () =>
    Number(
      (
        await select<{ rows: string }>(
          `select rows::text as rows from destructions
            where day = current_date and what = 'notifications'`,
        )
      )[0]?.rows ?? 0,
    )
  const before = await counted()
  await kills.killedAt(
    `insert into destructions as d (day, what, rows) values (current_date, 'notifications', 1)
      on conflict (day, what) do update set rows = d.rows`,
    { do: 'sweep' },
  )
  expect([await left(), await counted()]).toEqual([1500, before])
  // The next run finishes, in two transactions.
  await JOB_RUNS.sweep(await getTestPayload())
  expect([await left(), (await counted()) - before]).toEqual([0, 1500])
}, 90_000)
