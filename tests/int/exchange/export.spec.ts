import { randomUUID } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allPermissions, buildAbility } from '@/access/buildAbility'
import { actionsOf, SUBJECTS, type Permission } from '@/access/roles/permissions'
import { fieldsOfSubject } from '@/access/reading/subjectFields'
import { valueKindOf } from '@/queries/export/exportColumns'
import { CATALOG, entityOf } from '@/catalog'
import { TURNS } from '@/operations/limits/takeTurn'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { createRandom } from '../../../scripts/demo/createRandom'
import { select } from '../../factories/database'
import { makeCard, makeCompany } from '../../factories/rows'
import { cookieFor, makePerson } from '../gate/people'
import { ask as askWith, codeOf, startPayload } from '../gate/rest'
import { makeWorld } from '../reads/world'
import { askExport, linesOf, shownList } from './takenList'

const LISTED = CATALOG.entities.filter(({ exporter }) => exporter)
const random = createRandom(20261123)

type Person = { name: string; cookie: string; user: TypedUser; permissions: Permission[] }
let payload: Payload
let all: Person
const people: Person[] = []

const person = async (name: string, permissions: Permission[]): Promise<Person> => {
  const made = await makePerson(payload, permissions)
  const found = await payload.findByID({ collection: 'users', id: made.id, depth: 0 })
  const user = { ...found, collection: 'users' } as unknown as TypedUser
  return { name, cookie: await cookieFor(made), user, permissions }
}

/** Some rights, some of them narrowed to some fields. */
const someRights = (): Permission[] =>
  SUBJECTS.filter(() => random.int(0, 4) > 0).map((subject) => {
    const fields = [...fieldsOfSubject(payload, subject)].filter(() => random.int(0, 2) > 0)
    return {
      subject,
      actions: actionsOf(subject).filter(
        (action) => ['read', 'export'].includes(action) || random.int(0, 1) === 0,
      ),
      ...(fields.length > 0 && random.int(0, 1) === 0 && { fields }),
    }
  })

beforeAll(async () => {
  payload = await startPayload()
  await makeWorld()
  all = await person('everything', allPermissions())
  people.push(all)
  for (const at of [1, 2, 3]) people.push(await person(`some rights ${at}`, someRights()))
})

const CSV = 'format=csv'
const ask = (slug: string, { cookie }: Person, search = CSV) => askExport(slug, search, { cookie })

/** A number as both write it: the list with signs and rounded, the file with all of its digits. */
const isSameFigure = (shown: string, taken: string): boolean => {
  const digits = shown.replace('−', '-').replace(/[^\d.-]/g, '')
  const places = digits.split('.')[1]?.length ?? 0
  return Math.abs(Number(digits) - Number(taken)) <= 0.5 * 10 ** -places + 1e-9
}

const isSame = (drawn: DrawnColumn, shown: string, taken: string): boolean => {
  if (shown === '' || taken === '') return shown === taken
  if (valueKindOf(drawn) === 'number') return isSameFigure(shown, taken)
  return shown === taken.replace(/^'(?=[=+\-@\s])/, '')
}

/** Which columns of a file a list's own are; others follow an amount. */
const placesIn = (headers: readonly string[], columns: readonly DrawnColumn[]): number[] => {
  let from = 0
  return columns.map(({ label }) => {
    const place = headers.findIndex(
      (header, at) => at >= from && (header === label || header.startsWith(`${label} (`)),
    )
    from = place + 1
    return place
  })
}

/** A question to a list: columns, an order, and a filter that some rows pass. */
const anySearch = (columns: readonly DrawnColumn[]): string => {
  const chosen = columns.filter(() => random.int(0, 2) > 0)
  const sortable = columns.flatMap(({ sortBy }) => sortBy ?? [])
  const asked = new URLSearchParams()
  // A row of one empty value is an empty line, which says nothing of its row.
  if (chosen.length > 1)
    asked.set(
      'columns',
      chosen
        .map(({ name }) => name)
        .reverse()
        .join(','),
    )
  if (sortable.length > 0) asked.set('sort', `${random.pick(['', '-'])}${random.pick(sortable)}`)
  if (random.int(0, 1)) asked.set('where[id][greater_than]', String(random.int(1, 6)))
  return String(asked)
}

it('has rows of one moment in the order of the list that shows all of them', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => makeCard({ minQuantity: 7 })))
  const ids = made.map(({ id }) => id)
  await select(`update stock_cards set created_at = '2026-01-01' where id = any($1)`, [ids])
  const search = `columns=minQuantity&sort=minQuantity&where[id][in]=${ids.join(',')}`
  const shown = await shownList({ payload, ...all, slug: 'stock-cards', search })
  const [, ...lines] = await linesOf(ask('stock-cards', all, `${CSV}&${search}`))
  const names = shown?.texts.map(([name]) => name)
  expect(names).toHaveLength(5)
  expect(lines.map(([name]) => name)).toEqual(names)
})

describe.each(LISTED.map(({ slug }) => slug))('the list of %s as a file', (slug) => {
  it('holds what the list shows, in its order, to whoever may take it along', async () => {
    let compared = 0
    for (const one of people) {
      const ability = buildAbility(one.permissions)
      const { subject, readers } = entityOf(slug) ?? {}
      if (!subject || !readers?.some((reader) => ability.can('read', reader))) continue
      if (!ability.can('export', subject)) continue
      const known = (await shownList({ payload, ...one, slug, search: '' }))?.columns ?? []
      for (const search of ['', anySearch(known), anySearch(known), anySearch(known)]) {
        const shown = await shownList({ payload, ...one, slug, search })
        // What is refused to a page is to a file as well.
        if (!shown) {
          const code = await codeOf(ask(slug, one, `${CSV}&${search}`))
          expect(['400 invalidQuery', '403 notAllowed']).toContain(code)
          continue
        }
        compared += 1
        const taken = shown.columns.filter(({ name, column: { borrowed } }) =>
          borrowed
            ? ability.can('export', borrowed.subject, borrowed.field)
            : ability.can('export', subject, name),
        )
        if (taken.length === 0) continue
        const [headers = [], ...lines] = await linesOf(ask(slug, one, `${CSV}&${search}`))
        const places = placesIn(headers, taken)
        expect(places, `${headers} of ${one.name}`).not.toContain(-1)
        expect(lines, search).toHaveLength(shown.texts.length)
        const differences = shown.texts.flatMap((texts, row) =>
          taken.flatMap((drawn, at) => {
            const text = texts[shown.columns.indexOf(drawn)] ?? ''
            const value = lines[row]?.[places[at] ?? -1] ?? ''
            return isSame(drawn, text, value) ? [] : [`${row}, ${drawn.name}: ${text} | ${value}`]
          }),
        )
        expect(differences.join('\n'), `${slug}?${search} of ${one.name}`).toBe('')
      }
    }
    expect(compared).toBeGreaterThanOrEqual(4)
  })

  it('is nobody’s who may not take it along, though they read it', async () => {
    const reader = await person(
      'reader',
      SUBJECTS.map((subject) => ({ subject, actions: ['read'] })),
    )
    expect(await codeOf(ask(slug, reader))).toBe('403 notAllowed')
    const taker = await person('taker', [
      { subject: entityOf(slug)?.subject ?? 'customers', actions: ['export'] },
    ])
    expect(await codeOf(ask(slug, taker))).toBe('403 notAllowed')
  })
})

const MANY_KEYS = Array.from({ length: 20 }, () => 'company.name').join(',')

describe('a list as a file', () => {
  it('holds no value of a field that its reader may not see, nor its column', async () => {
    await makeCard({ costPrice: 987654.321 })
    const rights = (actions: Permission['actions']): Permission[] => [
      { subject: 'stock-cards', actions },
    ]
    const columns = `${CSV}&columns=name,costPrice,averageCost`
    const without = await person('no costs', rights(['read', 'export']))
    const blind = (await linesOf(ask('stock-cards', without, columns))).join('\n')
    expect(blind).not.toContain('987654')
    const having = await person('costs', rights(['read', 'export', 'seeCosts']))
    expect((await linesOf(ask('stock-cards', having, columns))).join('\n')).toContain('987654.321')
  })

  it('is narrowed to the fields the right to take along is', async () => {
    await makeCompany({ name: 'Kanarya', email: 'canary@example.com' })
    const half = await person('half', [
      { subject: 'customers', actions: ['read'] },
      { subject: 'customers', actions: ['export'], fields: ['name', 'title'] },
    ])
    const [headers, ...lines] = await linesOf(ask('companies', half))
    expect(headers).toEqual(['Company name', 'Legal title'])
    expect(lines.join('\n')).not.toContain('canary@example.com')
  })

  it('keeps the order over all pages, and more rows than are read at once', async () => {
    const tag = randomUUID()
    await select(
      `insert into companies (name, updated_at, created_at)
       select $1 || ' ' || lpad(i::text, 5, '0'), now(), now() - i * interval '1 second'
       from generate_series(1, 1201) i`,
      [tag],
    )
    const search = `${CSV}&search=${tag}&sort=-name&columns=name&limit=10&page=3`
    const [, ...lines] = await linesOf(ask('companies', all, search))
    const names = lines.map(([name]) => name)
    expect(names).toHaveLength(1201)
    expect(names).toEqual(names.toSorted().reverse())
  })

  it('is the list of the company of its page', async () => {
    const company = await makeCompany({ name: 'Tek' })
    await payload.create({ collection: 'branches', data: { name: 'Şube', company: company.id } })
    const [, ...lines] = await linesOf(ask('branches', all, `${CSV}&scope=${company.id}`))
    expect(lines.map(([name]) => name)).toEqual(['Şube'])
  })

  it('leaves a line in the trail: who, which list, how many rows, what filter', async () => {
    const one = await person('taker', allPermissions())
    const lines = await linesOf(
      ask('companies', one, `${CSV}&where%5Bname%5D%5Bequals%5D=Kanarya&search=kana`),
    )
    const rows = await select<{ subject: string; details: unknown }>(
      `select subject, details from audit_events where action = 'export' and user_id = $1`,
      [one.user.id],
    )
    expect(rows).toEqual([
      {
        subject: 'companies',
        details: {
          rows: [null, String(lines.length - 1)],
          format: [null, 'csv'],
          search: [null, 'kana'],
          filters: [null, '[name][equals]=Kanarya'],
        },
      },
    ])
  })

  it('is one at a time for each person, until it is taken or left', async () => {
    const one = await person('impatient', allPermissions())
    const running = await ask('companies', one)
    expect(await codeOf(ask('companies', one))).toBe('429 exportRunning')
    await running.body?.cancel()
    const second = await ask('companies', one)
    await second.text()
    expect((await ask('companies', one)).status).toBe(200)
  })

  it('is one at a time for each person over all processes, until the other one dies', async () => {
    const one = await person('on two workers', allPermissions())
    const key = `users:${one.user.id}`
    // What another process of this database does.
    const other = new pg.Client({ connectionString: process.env.DATABASE_URL ?? '' })
    await other.connect()
    const takeThere = async () => {
      const sql = 'select pg_try_advisory_lock($1, hashtext($2)) as "isMine"'
      return (await other.query<{ isMine: boolean }>(sql, [TURNS, key])).rows[0]?.isMine
    }
    const running = await ask('companies', one)
    expect(await takeThere()).toBe(false)
    await running.body?.cancel()
    await vi.waitFor(async () => expect(await takeThere()).toBe(true))
    expect(await codeOf(ask('companies', one))).toBe('429 exportRunning')
    // Others take theirs, and the refused one keeps no place of this process.
    const others = await Promise.all([ask('companies', all), ask('companies', people[1] ?? all)])
    for (const file of others) await file.text()
    await other.end()
    await vi.waitFor(async () => {
      const file = await ask('companies', one)
      await file.text()
      expect(file.status).toBe(200)
    })
  })

  it('has a name and a type for HEAD, which reads, counts and records nothing', async () => {
    const one = await person('prober', allPermissions())
    const head = (search: string, { cookie }: Person) =>
      askWith('HEAD', `/companies/export?${search}`, { cookie })
    const running = await ask('companies', one)
    const answer = await head(CSV, one)
    expect([answer.status, answer.body]).toEqual([200, null])
    for (const name of ['content-type', 'content-disposition'])
      expect(answer.headers.get(name)).toBe(running.headers.get(name))
    await running.body?.cancel()
    expect((await head('format=pdf', one)).status).toBe(400)
    expect((await head(CSV, await person('nobody', []))).status).toBe(403)
    // Of the GET alone; a client cannot make its own look like a HEAD.
    const headers = { 'x-head-only': '1' }
    const whole = await askWith('GET', `/companies/export?${CSV}`, { cookie: one.cookie, headers })
    expect(await whole.text()).not.toBe('')
    const rows = await select(
      `select id from audit_events where action = 'export' and user_id = $1`,
      [one.user.id],
    )
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['companies', 'format=pdf', '400 invalidQuery'],
    ['companies', '', '400 invalidQuery'],
    ['companies', `${CSV}&where%5Bhash%5D%5Blike%5D=a`, '400 invalidQuery'],
    ['companies', `${CSV}&sort=name,phone,email,title,id`, '400 invalidQuery'],
    ['tenders', `${CSV}&sort=${MANY_KEYS}`, '400 invalidQuery'],
    ['tenders', `${CSV}&group=company&groups=true&sort=${MANY_KEYS}`, '400 invalidQuery'],
    ['roles', CSV, '404 notFound'],
    ['audit-events', CSV, '404 notFound'],
  ])('refuses %s?%s', async (slug, search, code) => {
    expect(await codeOf(ask(slug, all, search))).toBe(code)
  })

  it('is ordered by four columns at most', async () => {
    const [headers] = await linesOf(
      ask('companies', all, `${CSV}&columns=name&sort=name,-phone,email,-id`),
    )
    expect(headers).toEqual(['Company name'])
  })

  it('is nobody’s who is not signed in', async () => {
    expect(await codeOf(askExport('companies', CSV, {}))).toBe('401 signInFirst')
  })

  it('is named after the list and the day', async () => {
    const response = await ask('companies', all, 'format=xlsx')
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="[^"]+ \d{4}-\d\d-\d\d\.xlsx"/,
    )
    await response.body?.cancel()
  })
})
