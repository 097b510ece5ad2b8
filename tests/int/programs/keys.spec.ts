import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { composeKey } from '@/domain/users/apiKey'
import { rest } from '../../helpers/rest'
import { askGraphql } from '../../factories/graphql'
import { select, verdictOf } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeProgram, programClient, type Program } from '../../factories/program'
import { anyName, makeCompany } from '../../factories/rows'
import { makeTender } from '../../factories/tender'

type Errors = { errors: { code: string; data?: { errors?: { path: string; code: string }[] } }[] }
const verdict = async (answer: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await answer
  const [error] = (json as Partial<Errors> | undefined)?.errors ?? []
  const fields = error?.data?.errors?.map(({ path, code }) => `${path}:${code}`) ?? []
  return [status, error?.code, ...fields].filter(Boolean).join(' ')
}

let boss: Person
let reader: Program
let writer: Program
beforeAll(async () => {
  boss = await administrator()
  reader = await makeProgram(allPermissions())
  writer = await makeProgram(allPermissions(), { scopes: ['read', 'write'] })
})

describe('a program signs in with its key', () => {
  it.each(['Bearer KEY', 'bearer KEY', 'api-clients API-Key KEY'])(
    'by the header %s',
    async (form) => {
      const headers = { Authorization: form.replace('KEY', reader.key) }
      const { status, json } = await rest({ path: '/api/me', headers })
      expect(status).toBe(200)
      expect(json).toMatchObject({
        client: { id: reader.id, name: reader.doc.name },
        role: reader.roleId,
        scopes: ['read'],
      })
      expect((await rest({ path: '/api/companies?limit=1', headers })).status).toBe(200)
    },
  )

  it('is nobody with another text, and is not looked up', async () => {
    const other = composeKey(randomBytes(32))
    for (const key of ['bkof_', `${reader.key}x`, reader.key.slice(0, -1), other])
      expect(await verdict(programClient(key).get('/companies')), key).toBe('401 invalidKey')
  })

  it('learns from the challenge of a 401 whether its key was looked at (RFC 6750)', async () => {
    const challengeOf = async (asked: Promise<{ status: number; headers: Headers }>) => {
      const { status, headers } = await asked
      return `${status} ${headers.get('WWW-Authenticate')}`
    }
    const other = programClient(composeKey(randomBytes(32)))
    const wrong = '401 Bearer realm="api", error="invalid_token"'
    for (const asked of [other.get('/companies'), other.get('/me'), other.post('/companies', {})])
      expect(await challengeOf(asked)).toBe(wrong)
    expect(await challengeOf(rest({ path: '/api/companies' }))).toBe('401 Bearer realm="api"')
  })

  it('is refused beside a session, also for what the read layer would answer', async () => {
    const headers = { Authorization: `Bearer ${reader.key}` }
    const asked = rest({ path: '/api/companies', cookie: boss.cookie, headers })
    expect(await verdict(asked)).toBe('400 twoCallers')
  })

  it('lets no page of another site read what it is answered', async () => {
    const headers = { Origin: 'https://example.com' }
    const { headers: answered } = await reader.get('/companies?limit=1', { headers })
    expect([...answered.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('tells people that they are no program', async () => {
    expect(await verdict(boss.get('/me'))).toBe('403 programsOnly')
    expect(await verdict(rest({ path: '/api/me' }))).toBe('401 signInFirst')
  })
})

describe('a key is shown once', () => {
  it('in an answer nobody stores, and never again', async () => {
    const name = anyName('Program')
    const key = { 'Idempotency-Key': randomUUID() }
    const body = { name, role: reader.roleId }
    const made = await boss.post<{ key: string; doc: { id: number } }>('/api-clients', body, {
      headers: key,
    })
    expect(made.status).toBe(201)
    expect(made.headers.get('cache-control')).toContain('no-store')
    expect(made.json.key).toMatch(/^bkof_[0-9A-Za-z]{49}$/)
    const again = await boss.post<Errors>('/api-clients', body, { headers: key })
    expect(await verdict(Promise.resolve(again))).toBe('409 alreadyDone')
    expect(again.text).not.toContain('bkof_')
    const [stored] = await select<{ found: number }>(
      `select count(*)::int as found from idempotency_keys where response::text like '%bkof_%'`,
    )
    expect(stored?.found).toBe(0)
    const shown = await boss.get(`/api-clients/${made.json.doc.id}`)
    expect(shown.text).not.toContain(made.json.key)
    expect(Object.keys(shown.json)).not.toContain('hash')
  })

  it('and is stored as its hash', async () => {
    const rows = await select<{ row: string }>(
      `select to_jsonb(k)::text || to_jsonb(c)::text as row from api_keys k
        join api_clients c on c.id = k.client_id where c.id = $1`,
      [reader.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(reader.key)
    expect(rows[0]?.row).toContain(reader.key.slice(0, 12))
  })
})

describe('what a program is given is judged', () => {
  const make = (more: Record<string, unknown>) =>
    verdict(boss.post('/api-clients', { name: anyName('P'), role: reader.roleId, ...more }))
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  it.each([
    [{ scopes: ['write:users'] }, 'scopes.0:unknownScope'],
    [{ scopes: [] }, 'scopes:required'],
    [{ scopes: null }, 'scopes:required'],
    [{ allowedNetworks: ['010.0.0.1/8'] }, 'allowedNetworks.0:invalidNetwork'],
    [{ allowedNetworks: Array.from({ length: 21 }, () => '10.0.0.1') }, 'allowedNetworks:tooLarge'],
    [{ channels: ['soap'] }, 'channels.0:notAnOption'],
    [{ channels: [] }, 'channels:required'],
    [{ expiresAt: inDays(400) }, 'expiresAt:expiryOutOfRange'],
    [{ expiresAt: inDays(0.5) }, 'expiresAt:expiryOutOfRange'],
    [{ name: ' ' }, 'name:required'],
  ])('%j', async (more, code) => {
    expect(await make(more)).toBe(`400 invalidInput ${code}`)
  })

  it.each(['hash', 'apiVersion'])('nothing sets %s: unknown fields are named', async (name) => {
    expect(await make({ [name]: 'x' })).toBe(`400 unknownField ${name}:unknownField`)
  })

  it('a refused program leaves no key', async () => {
    const [before] = await select<{ n: number }>('select max(id)::int as n from api_keys')
    await make({ scopes: ['x'] })
    expect(await select('select max(id)::int as n from api_keys')).toEqual([before])
  })
})

describe('nobody gives a program more than they have', () => {
  it('nor touches one that can do more', async () => {
    const clerk = await makePerson([
      { subject: 'users', actions: ['read', 'create', 'write', 'delete'] },
      { subject: 'tenders', actions: ['read'] },
    ])
    const body = { name: anyName('P'), role: reader.roleId, scopes: ['read:tenders'] }
    expect(await verdict(clerk.post('/api-clients', body))).toBe('403 grantBeyondOwn')
    for (const asked of [
      clerk.patch(`/api-clients/${reader.id}`, { enabled: false }),
      clerk.post(`/api-clients/${reader.id}/rotate`),
      clerk.post(`/api-clients/${reader.id}/revoke`),
      clerk.remove(`/api-clients/${reader.id}`),
    ])
      expect(await verdict(asked)).toBe('403 userAboveOwn')
    const own = await makeProgram([{ subject: 'tenders', actions: ['read'] }], {}, clerk)
    expect(await verdict(clerk.patch(`/api-clients/${own.id}`, { role: reader.roleId }))).toBe(
      '403 grantBeyondOwn',
    )
    expect(await verdict(clerk.remove(`/api-clients/${own.id}`))).toBe('200')
  })

  it('and a narrowed right to users makes no keys', async () => {
    const narrowed = await makePerson([
      { subject: 'users', actions: ['read', 'create', 'write'], fields: ['name', 'role'] },
    ])
    const body = { name: anyName('P'), role: narrowed.roleId }
    expect(await verdict(narrowed.post('/api-clients', body))).toBe('403 notAllowed')
    const own = await makeProgram([])
    for (const name of ['rotate', 'revoke'])
      expect(await verdict(narrowed.post(`/api-clients/${own.id}/${name}`))).toBe('403 notAllowed')
    expect(await verdict(narrowed.patch(`/api-clients/${own.id}`, { name: 'x' }))).toBe(
      '403 notAllowed',
    )
  })

  it('and a session of yesterday makes none before it proves who sits there', async () => {
    const person = await makePerson()
    await select(
      `update users_sessions set created_at = now() - interval '1 hour' where _parent_id = $1`,
      [person.id],
    )
    const program = await makeProgram([])
    const body = { name: anyName('P'), role: program.roleId }
    for (const asked of [
      person.post('/api-clients', body),
      person.post(`/api-clients/${program.id}/rotate`),
      person.patch(`/api-clients/${program.id}`, { scopes: ['write'] }),
    ])
      expect(await verdict(asked)).toBe('403 confirmItsYou')
    expect(await verdict(person.post(`/api-clients/${program.id}/revoke`))).toBe('200')
  })

  it('a program makes no program, whatever its role', async () => {
    const body = { name: anyName('P'), role: writer.roleId }
    expect(await verdict(writer.post('/api-clients', body))).toBe('403 notAllowed')
    expect(await verdict(writer.post(`/api-clients/${writer.id}/rotate`))).toBe('403 notAllowed')
    expect(await verdict(writer.patch(`/api-clients/${writer.id}`, { scopes: ['read'] }))).toBe(
      '403 notAllowed',
    )
    expect(await verdict(writer.patch('/globals/settings', {}))).toMatch(/^40[45]/)
    expect(await verdict(writer.post('/globals/settings', { siteTitle: 'x' }))).toBe(
      '403 notAllowed',
    )
  })
})

describe('keys are replaced and ended', () => {
  it('both work while they overlap, and the one before them ends', async () => {
    const program = await makeProgram(allPermissions())
    const rotate = async (body: object = {}) =>
      (await boss.post<{ key: string }>(`/api-clients/${program.id}/rotate`, body)).json.key
    const works = async (key: string) => (await programClient(key).get('/me')).status
    const second = await rotate()
    expect([await works(program.key), await works(second)]).toEqual([200, 200])
    const third = await rotate()
    expect([await works(program.key), await works(second), await works(third)]).toEqual([
      401, 200, 200,
    ])
    const fourth = await rotate({ overlapHours: 0 })
    expect([await works(second), await works(third), await works(fourth)]).toEqual([401, 401, 200])
    for (const [overlapHours, code] of [
      [169, 'tooLarge'],
      [-1, 'mustNotBeNegative'],
      [1.5, 'tooManyDecimals'],
      ['x', 'notADecimal'],
    ])
      expect(await verdict(boss.post(`/api-clients/${program.id}/rotate`, { overlapHours }))).toBe(
        `400 invalidInput overlapHours:${code}`,
      )
    expect(await verdict(boss.post(`/api-clients/${program.id}/rotate`, { x: 1 }))).toBe(
      '400 unknownField x:unknownField',
    )
    expect(await verdict(boss.post(`/api-clients/${program.id}/revoke`))).toBe('200')
    expect(await works(fourth)).toBe(401)
    expect(await verdict(boss.post(`/api-clients/${program.id}/revoke`))).toBe(
      '409 alreadyInThatState',
    )
    expect(await works(await rotate())).toBe(200)
  })

  it('are revoked one by one, and the other one goes on', async () => {
    const program = await makeProgram([])
    const second = await boss.post<{ key: string }>(`/api-clients/${program.id}/rotate`)
    const [old] = await select<{ id: number }>(
      'select id from api_keys where client_id = $1 order by id',
      [program.id],
    )
    const stranger = await makeProgram([])
    const revoke = (of: number, body: object) =>
      verdict(boss.post(`/api-clients/${of}/revoke`, body))
    expect(await revoke(stranger.id, { key: old?.id })).toBe('409 alreadyInThatState')
    expect(await revoke(program.id, { key: -1 })).toBe('400 invalidInput key:invalidId')
    expect(await revoke(program.id, { key: old?.id })).toBe('200')
    expect(await verdict(program.get('/me'))).toBe('401 invalidKey')
    expect(await verdict(programClient(second.json.key).get('/me'))).toBe('200')
  })

  it('end with the program, whose end may be moved by those who may not read it, too', async () => {
    const program = await makeProgram([])
    const writer = await makePerson([{ subject: 'users', actions: ['write'] }])
    const expiresAt = new Date(Date.now() + 200 * 86_400_000).toISOString()
    expect((await writer.patch(`/api-clients/${program.id}`, { expiresAt })).status).toBe(200)
    const ends = await select<{ end: Date }>(
      'select expires_at as end from api_keys where client_id = $1',
      [program.id],
    )
    expect(ends.map(({ end }) => new Date(end).toISOString())).toEqual([expiresAt])
    const maker = await makePerson([{ subject: 'users', actions: ['create'] }])
    const made = await maker.post('/api-clients', { name: anyName('P'), role: program.roleId })
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ doc: { id: expect.any(Number) }, key: expect.any(String) })
  })

  it('of many rotations at once two keys live at the most', async () => {
    const program = await makeProgram([])
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => boss.post(`/api-clients/${program.id}/rotate`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [live] = await select<{ n: number }>(
      `select count(*)::int as n from api_keys
        where client_id = $1 and revoked_at is null and expires_at > clock_timestamp()`,
      [program.id],
    )
    expect(live?.n).toBe(2)
  })

  it('the database keeps to that, and to what a key is', async () => {
    const program = await makeProgram([])
    await boss.post(`/api-clients/${program.id}/rotate`)
    const third = `insert into api_keys (client_id, hash, prefix, expires_at)
      values ($1, sha256('x'), 'bkof_0000000', now() + interval '1 day')`
    expect(await verdictOf(third, [program.id])).toContain('tooManyKeys')
    const of = 'where client_id = $1'
    expect(await verdictOf(`update api_keys set hash = sha256('y') ${of}`, [program.id])).toContain(
      'tooManyKeys',
    )
    await boss.post(`/api-clients/${program.id}/revoke`)
    expect(await verdictOf(`update api_keys set revoked_at = null ${of}`, [program.id])).toContain(
      'tooManyKeys',
    )
  })

  it('whoever finds a key can end it, from anywhere, and no other', async () => {
    const program = await makeProgram([], { allowedNetworks: ['192.0.2.1'] })
    const { json } = await boss.post<{ key: string }>(`/api-clients/${program.id}/rotate`)
    expect(await verdict(program.get('/me'))).toBe('403 networkNotAllowed')
    expect(await verdict(program.post('/api-clients/revoke'))).toBe('200')
    expect(await verdict(program.post('/api-clients/revoke'))).toBe('401 invalidKey')
    expect(await verdict(programClient(json.key).get('/me'))).toBe('403 networkNotAllowed')
    expect(await verdict(boss.post('/api-clients/revoke'))).toBe('403 programsOnly')
  })
})

describe('a change counts from the next request', () => {
  /** A file of a tender, by the name under which it is stored. */
  const makeFile = async (): Promise<string> => {
    const { id } = await makeTender()
    const form = new FormData()
    form.set('file', new Blob(['a,b\n1,2\n'], { type: 'text/csv' }), 'ek.csv')
    form.set('_payload', JSON.stringify({ tender: id }))
    const { json } = await boss.post<{ doc: { filename: string } }>('/tender-files', form)
    return json.doc.filename
  }

  const list = (program: Program, headers = {}) => verdict(program.get('/companies', { headers }))

  it.each([
    ['switched off', `update api_clients set enabled = false where id = $1`, '401 invalidKey'],
    ['over', `update api_clients set expires_at = now() where id = $1`, '401 invalidKey'],
    ['revoked', `update api_keys set revoked_at = now() where client_id = $1`, '401 invalidKey'],
    ['key over', `update api_keys set expires_at = now() where client_id = $1`, '401 invalidKey'],
    [
      'network taken away',
      `update api_clients set allowed_networks = '["192.0.2.1"]' where id = $1`,
      '403 networkNotAllowed',
    ],
    [
      'channel',
      `update api_clients set channels = '["mcp"]' where id = $1`,
      '403 channelNotAllowed',
    ],
    ['scopes', `update api_clients set scopes = '["read:meets"]' where id = $1`, '403 notAllowed'],
    [
      'role emptied',
      `update roles set permissions = '[]' where id = (select role_id from api_clients where id = $1)`,
      '403 notAllowed',
    ],
  ])('%s', async (_, statement, code) => {
    const scopes = ['read', 'write', 'export:customers']
    const program = await makeProgram(allPermissions(), { scopes })
    const company = await makeCompany()
    const filename = await makeFile()
    const ask = async () => {
      const readings = ['', `/${company.id}`, '/count', '/export?format=csv']
      // As many as a program may send at once.
      const answers = await Promise.all(
        readings.map((path) => verdict(program.get(`/companies${path}`))),
      )
      const query = '{ Companies(limit: 1) { totalDocs } }'
      const authorization = `Bearer ${program.key}`
      const { status, code: refused } = await askGraphql('', query, {}, { authorization })
      return [
        ...answers,
        await verdict(program.get(`/tender-files/file/${filename}`)),
        await verdict(program.post(`/companies/${company.id}/assign`)),
        [status, refused].filter(Boolean).join(' '),
      ]
    }
    const open = ['200', '200', '200', '200', '200', '400 invalidInput owner:required', '200']
    expect(await ask()).toEqual(open)
    // The second time the rights are remembered.
    expect(await ask()).toEqual(open)
    await select(statement, [program.id])
    const inGraphql = code === '403 notAllowed' ? '200 notAllowed' : code
    expect(await ask()).toEqual([code, code, code, code, code, code, inGraphql])
  })

  it('a network that is opened is open', async () => {
    const program = await makeProgram(allPermissions(), { allowedNetworks: ['192.0.2.0/24'] })
    const from = { 'x-client-address': '192.0.2.7' }
    expect(await list(program)).toBe('403 networkNotAllowed')
    expect(await list(program, from)).toBe('200')
    expect(await list(program, { 'x-client-address': '::ffff:192.0.2.7' })).toBe('200')
    await boss.patch(`/api-clients/${program.id}`, { allowedNetworks: [] })
    expect(await list(program)).toBe('200')
  })
})
