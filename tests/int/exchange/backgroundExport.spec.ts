import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { Permission } from '@/access/roles/permissions'
import { CATALOG } from '@/catalog'
import { JOB_RUNS } from '@/jobs'
import { forgetExports } from '@/operations/exports/strayExports'
import { makeExport } from '@/operations/exports/makeExport'
import { inTransaction } from '@/operations/shared/transaction'
import { systemRequest } from '@/lib/payloadRequests'
import { select } from '../../factories/database'
import { eraseTicked, tickAll } from '../../factories/erasing'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { anyName, makeCompany, makeEmployee } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'
import { makeWorld } from '../reads/world'

const home = process.env.DATA_DIR
let payload: Payload
let folder: string
let boss: Person

beforeAll(async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'exports-'))
  process.env.DATA_DIR = data
  folder = path.join(data, 'uploads', 'exports')
  payload = await getTestPayload()
  boss = await administrator()
  await makeWorld()
})
afterAll(async () => {
  await rm(path.resolve(folder, '../..'), { recursive: true })
  if (home === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = home
})
beforeEach(async () => {
  await select('delete from exports')
  await rm(folder, { recursive: true, force: true })
})

/** Everything in the folder, unfinished files included. */
const files = () => readdir(folder).catch(() => [])
const work = () => JOB_RUNS['make-exports'](payload)
const CSV = 'format=csv'
type Refused = { errors?: { code: string }[] }
type Requested = { id: number } & Refused

const ask = (by: Person, slug: string, search = CSV) =>
  by.get<Requested>(`/${slug}/export?${search}&background=true`)
const requested = async (by: Person, slug: string, search = CSV): Promise<number> => {
  const { status, json, text } = await ask(by, slug, search)
  if (status !== 202) throw new Error(`${status} ${text}`)
  return json.id
}
const take = (by: Pick<Person, 'get'>, id: number) => by.get<Refused>(`/exports/${id}`)
const codeOf = async (by: Pick<Person, 'get'>, id: number) => {
  const { status, json } = await take(by, id)
  return `${status} ${json?.errors?.[0]?.code ?? ''}`
}
const rowOf = async (id: number) =>
  (
    await select<{ state: string; failure: { code: string } | null }>(
      'select state, failure from exports where id = $1',
      [id],
    )
  )[0]
const told = async ({ get }: Person) => {
  const { json } = await get<{ docs: { event: string; body: string; link: string }[] }>(
    '/notifications?sort=id&limit=100',
  )
  return json.docs.filter(({ event }) => event.startsWith('export'))
}
const someone = (permissions: Permission[] = allPermissions()) => makePerson(permissions)
const setRights = ({ roleId }: Person, permissions: Permission[]) =>
  select('update roles set permissions = $2 where id = $1', [roleId, JSON.stringify(permissions)])

describe('the file', () => {
  const slugs = CATALOG.entities.flatMap(({ slug, exporter }) => (exporter ? [slug] : []))

  it.each(slugs)('of %s is the one that is made at once', async (slug) => {
    const direct = await boss.get(`/${slug}/export?${CSV}&sort=-id`)
    const id = await requested(boss, slug, `${CSV}&sort=-id`)
    await work()
    const later = await take(boss, id)
    expect(later.status).toBe(200)
    expect(later.text).toBe(direct.text)
    for (const name of ['content-type', 'content-disposition'])
      expect(later.headers.get(name)).toBe(direct.headers.get(name))
  })

  it('of groups is the one that is made at once', async () => {
    const search = `${CSV}&group=status&groups=true`
    const direct = await boss.get(`/tenders/export?${search}`)
    const id = await requested(boss, 'tenders', search)
    await work()
    const later = await take(boss, id)
    expect([later.status, later.text]).toEqual([200, direct.text])
    expect(later.headers.get('content-disposition')).toBe(direct.headers.get('content-disposition'))
  })

  it('has the name of the day it is made, not of the day before, on which it was requested', async () => {
    const direct = await boss.get(`/companies/export?${CSV}`)
    const id = await requested(boss, 'companies')
    await select(`update exports set file_name = 'Firmalar 2026-01-01.csv' where id = $1`, [id])
    await work()
    const name = direct.headers.get('content-disposition')
    expect((await take(boss, id)).headers.get('content-disposition')).toBe(name)
    const [notification] = (await told(boss)).slice(-1)
    expect(notification?.body).not.toContain('2026-01-01')
  })

  it('has what the rights of its user open, filtered and in their language', async () => {
    await makeCompany({ name: 'Arka plan', email: 'arka@example.com' })
    const half = await someone([
      { subject: 'customers', actions: ['read'] },
      { subject: 'customers', actions: ['export'], fields: ['name'] },
    ])
    const search = `${CSV}&where%5Bname%5D%5Bequals%5D=Arka+plan`
    const direct = await half.get(`/companies/export?${search}`)
    const id = await requested(half, 'companies', search)
    await work()
    const { text } = await take(half, id)
    expect(text).toBe(direct.text)
    expect(text).toContain('Arka plan')
    expect(text).not.toContain('arka@example.com')
  })

  it('is announced once, with its link, and leaves one line in the trail', async () => {
    const person = await someone()
    const company = await makeCompany()
    const id = await requested(
      person,
      'companies',
      `${CSV}&where%5Bid%5D%5Bequals%5D=${company.id}`,
    )
    expect(await codeOf(person, id)).toBe('409 exportNotReady')
    expect(await told(person)).toEqual([])
    await work()
    await work()
    const [news, ...more] = await told(person)
    expect(more).toEqual([])
    expect(news).toMatchObject({ event: 'exportDone', link: `/api/exports/${id}` })
    expect(news?.body).toMatch(/^“.+ \d{4}-\d\d-\d\d\.csv” hazır: 1 satır\./)
    const trail = await select(
      `select subject, details, command from audit_events
        where action = 'export' and user_id = $1`,
      [person.id],
    )
    expect(trail).toMatchObject([
      {
        subject: 'companies',
        details: { rows: [null, '1'], filters: [null, `[id][equals]=${company.id}`] },
      },
    ])
    expect(await files()).toHaveLength(1)
  })

  it('is announced to somebody who had switched that off: there is no other way to it', async () => {
    const person = await someone()
    await person.post('/payload-preferences/notifications', { value: { muted: ['export'] } })
    await requested(person, 'companies')
    await work()
    expect((await told(person)).map(({ event }) => event)).toEqual(['exportDone'])
  })

  it('that could not be made for a day fails, with a notification', async () => {
    const person = await someone()
    const id = await requested(person, 'companies')
    await select(`update exports set created_at = now() - interval '25 hours' where id = $1`, [id])
    await JOB_RUNS.sweep(payload)
    await work()
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: { code: 'exportFailed' } })
    expect((await told(person)).map(({ event }) => event)).toEqual(['exportFailed'])
    expect(await files()).toEqual([])
  })
})

describe('a request', () => {
  it('that is made twice at once, or again, is one', async () => {
    const person = await someone()
    const both = await Promise.all([1, 2].map(() => requested(person, 'companies')))
    expect(new Set([...both, await requested(person, 'companies')]).size).toBe(1)
    expect((await ask(person, 'companies', 'format=xlsx')).json.errors?.[0]?.code).toBe(
      'exportRunning',
    )
    // Another list, and another person, have their own.
    const others = [await requested(person, 'stock-cards'), await requested(boss, 'companies')]
    await work()
    expect(await files()).toHaveLength(3)
    expect(await requested(person, 'companies')).not.toBe(both[0])
    expect(new Set([...both, ...others]).size).toBe(3)
  })

  it.each([
    [[], 'companies', CSV, '403 notAllowed'],
    [allPermissions(), 'companies', 'format=pdf', '400 invalidQuery'],
    [allPermissions(), 'companies', `${CSV}&where%5Bhash%5D%5Blike%5D=a`, '400 invalidQuery'],
    [allPermissions(), 'tenders', `${CSV}&sort=id,id,id,id,company.name`, '400 invalidQuery'],
    [allPermissions(), 'roles', CSV, '404 notFound'],
  ] as const)(
    'is refused at once where a file is: %j %s?%s',
    async (permissions, slug, search, is) => {
      const { status, json } = await ask(await someone([...permissions]), slug, search)
      expect(`${status} ${json.errors?.[0]?.code}`).toBe(is)
      expect(await select('select id from exports')).toEqual([])
    },
  )

  it('is nothing for programs, nor for another word than true', async () => {
    const program = await makeProgram(allPermissions(), { scopes: ['read', 'export:customers'] })
    const { status, json } = await program.get<Refused>(`/companies/export?${CSV}&background=true`)
    expect([status, json.errors?.[0]?.code]).toEqual([403, 'peopleOnly'])
    const odd = await boss.get<Refused>(`/companies/export?${CSV}&background=1`)
    expect([odd.status, odd.json.errors?.[0]?.code]).toEqual([400, 'invalidQuery'])
  })
})

describe('the file is for', () => {
  it('its user alone', async () => {
    const [person, other] = [await someone(), await someone()]
    const id = await requested(person, 'companies')
    await work()
    expect((await take(person, id)).status).toBe(200)
    expect(await codeOf(other, id)).toBe('404 notFound')
    expect(await codeOf(await makeProgram(allPermissions()), id)).toBe('403 peopleOnly')
    expect(await codeOf(person, id + 1000)).toBe('404 notFound')
  })

  it('nobody who has lost the right meanwhile: it is not made', async () => {
    const person = await someone()
    const id = await requested(person, 'companies')
    await setRights(person, [{ subject: 'customers', actions: ['read'] }])
    await work()
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: { code: 'notAllowed' } })
    expect(await codeOf(person, id)).toBe('403 notAllowed')
    expect((await told(person)).map(({ event }) => event)).toEqual(['exportFailed'])
    expect(await files()).toEqual([])
  })

  it('nobody who was suspended meanwhile', async () => {
    const person = await someone()
    const id = await requested(person, 'companies')
    expect((await boss.post(`/users/${person.id}/suspend`)).status).toBe(200)
    await work()
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: { code: 'notAllowed' } })
    expect(await files()).toEqual([])
  })

  it('nobody whose rights have changed since it was made', async () => {
    const person = await someone()
    const id = await requested(person, 'companies')
    await work()
    await setRights(person, [{ subject: 'customers', actions: ['read', 'export'] }])
    expect(await codeOf(person, id)).toBe('403 exportRightsChanged')
    await setRights(person, [{ subject: 'customers', actions: ['read'] }])
    expect(await codeOf(person, id)).toBe('403 notAllowed')
  })

  it('a day, and then it is gone', async () => {
    const person = await someone()
    const [id, younger] = [
      await requested(person, 'companies'),
      await requested(person, 'branches'),
    ]
    await work()
    const age = (hours: number) =>
      select(`update exports set ended_at = now() - make_interval(hours => $2) where id = $1`, [
        id,
        hours,
      ])
    await age(23)
    await JOB_RUNS.sweep(payload)
    expect((await take(person, id)).status).toBe(200)
    await age(25)
    expect(await codeOf(person, id)).toBe('404 notFound')
    expect(await files()).toHaveLength(2)
    await JOB_RUNS.sweep(payload)
    expect([await rowOf(id), (await files()).length]).toEqual([undefined, 1])
    expect((await take(person, younger)).status).toBe(200)
    const gone = await select(
      `select what from destructions where day = current_date and what = 'exports'`,
    )
    expect(gone).toHaveLength(1)
  })
})

describe('a run', () => {
  it('after a killed one makes one file, and nothing of the other stays', async () => {
    const person = await someone()
    const id = await requested(person, 'companies')
    // The first job wrote its file, or a half of it, and was killed before the commit.
    await requested(person, 'branches')
    await work()
    const other = await files()
    await select(
      `update exports set state = 'running', file_key = 'half.csv', rights = null, ended_at = null where id = $1`,
      [id],
    )
    await select('delete from notifications where recipient_id = $1', [person.id])
    await writeFile(path.join(folder, 'half.csv'), 'half')
    await writeFile(path.join(folder, '.half.csv.part'), 'half')
    await work()
    await JOB_RUNS.sweep(payload)
    expect(await rowOf(id)).toMatchObject({ state: 'done' })
    expect(await told(person)).toHaveLength(1)
    expect((await files()).filter((name) => name.includes('half'))).toEqual([])
    expect(other).toHaveLength(2)
    expect(await files()).toHaveLength(2)
  })

  it('beside another one ends with one file and one notification', async () => {
    const person = await someone()
    const id = await requested(person, 'companies')
    await Promise.allSettled([1, 2, 3].map(() => makeExport(payload, id)))
    await work()
    expect(await rowOf(id)).toMatchObject({ state: 'done' })
    expect([(await files()).length, (await told(person)).length]).toEqual([1, 1])
    expect((await take(person, id)).status).toBe(200)
  })
})

describe('an erased person', () => {
  it('is in no file any more', async () => {
    const email = `${anyName('silinen').replaceAll(' ', '').toLowerCase()}@example.com`
    const company = await makeCompany()
    await makeEmployee({ company: company.id, email })
    const id = await requested(boss, 'employees')
    await work()
    expect((await take(boss, id)).text).toContain(email)
    const { status } = await eraseTicked(boss, { email }, await tickAll(boss, { email }))
    expect(status).toBe(200)
    expect(await files()).toEqual([])
    expect(await codeOf(boss, id)).toBe('404 notFound')
  })

  it('has those under way made again', async () => {
    const person = await someone()
    const id = await requested(person, 'companies')
    await select(`update exports set state = 'running', file_key = 'old.csv' where id = $1`, [id])
    const req = await systemRequest(payload)
    await inTransaction(req, () => forgetExports(req))
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' })
    await work()
    expect((await take(person, id)).status).toBe(200)
  })
})
