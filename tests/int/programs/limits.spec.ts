import { beforeAll, describe, expect, it, vi } from 'vitest'
import { randomBytes } from 'node:crypto'
import { allPermissions } from '@/access/buildAbility'
import { composeKey } from '@/domain/users/apiKey'
import type { CLIENT_LIMITS } from '@/operations/limits/clientLimits'
import { clientLimits, clientLimitsOf } from '@/operations/limits/clientLimits'
import { askGraphql } from '../../factories/graphql'
import { select } from '../../factories/database'
import { administrator, type Person } from '../../factories/person'
import { makeProgram, programClient, type Program } from '../../factories/program'
import { anyName } from '../../factories/rows'
import { getTestPayload } from '../../helpers/payload'

type Answer = { status: number; json: unknown; headers: Headers }
const codeOf = ({ status, json }: Answer) =>
  `${status} ${(json as { errors?: { code: string }[] })?.errors?.[0]?.code ?? ''}`.trim()

/** `r` and `t` of the answer. */
const leftOf = ({ headers }: Answer) => {
  expect(headers.get('RateLimit-Policy')).toBe('"client";q=600;w=60')
  const found = /^"client";r=(?<r>\d+);t=(?<t>\d+)$/.exec(headers.get('RateLimit') ?? '')
  return { r: Number(found?.groups?.r), t: Number(found?.groups?.t) }
}

/** What other instances have counted for a program by now. */
const countElsewhere = (limit: keyof typeof CLIENT_LIMITS, { id }: Program, points: number) =>
  select('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
    `${limit}:${id}`,
    points,
    Date.now() + 60_000,
  ])

const companiesNamed = (name: string) => select('select 1 from companies where name = $1', [name])

let boss: Person
beforeAll(async () => {
  boss = await administrator()
})
const anyProgram = () => makeProgram(allPermissions(), { scopes: ['read', 'write'] })

describe('requests of a program', () => {
  it('have the limit in the headers of their answers, whether the read layer or Payload answers', async () => {
    const program = await anyProgram()
    const name = anyName('Sınır')
    const answers = [
      await program.get('/companies?limit=1'),
      await program.get('/companies/count'),
      await program.get('/me'),
      await program.get('/companies?where[nothing][equals]=1'),
      await program.get('/companies/999999999'),
      await program.get('/notifications'),
      await program.post('/companies', { name }),
    ]
    expect(answers.map(codeOf)).toEqual([
      '200',
      '200',
      '200',
      '400 invalidQuery',
      '404 notFound',
      '403 peopleOnly',
      '201',
    ])
    expect(answers.map((answer) => leftOf(answer).r)).toEqual([599, 598, 597, 596, 595, 594, 593])
    for (const answer of answers) expect(leftOf(answer).t).toBeLessThanOrEqual(60)
    const person = await boss.get('/companies?limit=1')
    expect([...person.headers.keys()].filter((key) => key.startsWith('ratelimit'))).toEqual([])
  })

  it('are refused beyond the limit, of all instances together, and nothing else is', async () => {
    const [program, other] = await Promise.all([anyProgram(), anyProgram()])
    await countElsewhere('client-request', program, 599)
    expect(codeOf(await program.get('/companies?limit=1'))).toBe('200')
    const name = anyName('Sınır')
    const { post } = program
    const body = { name }
    const refused = [await program.get('/companies?limit=1'), await post('/companies', body)]
    for (const answer of refused) {
      expect(codeOf(answer)).toBe('429 tooManyRequests')
      const { r, t } = leftOf(answer)
      expect(r).toBe(0)
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThanOrEqual(t)
    }
    expect(await companiesNamed(name)).toEqual([])
    const authorization = `Bearer ${program.key}`
    const asked = await askGraphql('', '{ Companies { totalDocs } }', {}, { authorization })
    expect([asked.status, asked.code]).toEqual([429, 'tooManyRequests'])
    expect(codeOf(await other.get('/companies?limit=1'))).toBe('200')
    expect(codeOf(await boss.get('/companies?limit=1'))).toBe('200')
    // A key can be revoked with itself, however busy its program is.
    expect(codeOf(await post('/api-clients/revoke'))).toBe('200')
    expect(codeOf(await program.get('/companies?limit=1'))).toBe('401 invalidKey')
  })

  it('are granted once at the edge, in two instances at once', async () => {
    const program = await anyProgram()
    const payload = await getTestPayload()
    await countElsewhere('client-request', program, 575)
    const instances = [clientLimits(payload), clientLimits(payload)]
    const taken = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => instances[turn % 2]?.takeRequest(program.id)),
    )
    expect(taken.filter((one) => one?.isGranted)).toHaveLength(25)
    const [{ points } = { points: 0 }] = await select<{ points: number }>(
      'select points from rate_limits where key = $1',
      [`client-request:${program.id}`],
    )
    expect(points).toBeGreaterThanOrEqual(600)
    expect(codeOf(await program.get('/companies?limit=1'))).toBe('429 tooManyRequests')
  })

  it('are few at once', async () => {
    const program = await anyProgram()
    const payload = await getTestPayload()
    const counters = clientLimitsOf(payload)
    const running = Array.from({ length: 4 }, () => counters.begin(program.id))
    const refused = await program.get('/companies?limit=1')
    expect(codeOf(refused)).toBe('429 tooManyRequests')
    expect(refused.headers.get('Retry-After')).toBe('1')
    expect(leftOf(refused)).toEqual({ r: 0, t: 1 })
    running[0]?.()
    // One after the other, each of them gives its place back, refused ones as well.
    for (const path of ['/companies?limit=1', '/me', '/today', '/companies/999999999', '/me'])
      expect((await program.get(path)).status, path).not.toBe(429)
  })
})

describe('changes of a program', () => {
  it('have a limit of their own, which leaves reading alone', async () => {
    const program = await anyProgram()
    await countElsewhere('client-change', program, 119)
    const [first, second] = [anyName('Sınır'), anyName('Sınır')]
    expect(codeOf(await program.post('/companies', { name: first }))).toBe('201')
    const refused = await program.post('/companies', { name: second })
    expect(codeOf(refused)).toBe('429 tooManyRequests')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(leftOf(refused).t)
    const authorization = `Bearer ${program.key}`
    const mutation = `mutation { createCompany(data: { name: "${second}" }) { id } }`
    const asked = await askGraphql('', mutation, {}, { authorization })
    expect([asked.status, asked.code]).toEqual([429, 'tooManyRequests'])
    expect(await companiesNamed(second)).toEqual([])
    const list = `{ Companies(limit: 1) { totalDocs } }`
    expect((await askGraphql('', list, {}, { authorization })).status).toBe(200)
    expect(codeOf(await program.get('/companies?limit=1'))).toBe('200')
  })
})

describe('wrong keys', () => {
  it('are in the log with their code and address, and nothing of them', async () => {
    const warn = vi.spyOn((await getTestPayload()).logger, 'warn').mockReturnValue()
    const headers = { 'x-client-address': '2001:db8:9::1' }
    await programClient('bkof_x').get('/companies', { headers })
    await programClient('bkof_x').get('/companies?limit=1', { headers })
    expect(warn.mock.calls.flat()).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({
          msg: 'Refused',
          code: 'invalidKey',
          path: '/api/companies',
          address: '2001:db8:9::1',
        }),
      ),
    )
    expect(JSON.stringify(warn.mock.calls)).not.toContain('bkof_x')
    warn.mockRestore()
  })

  it('are few from one address, which closes it to unknown keys alone', async () => {
    const program = await anyProgram()
    const headers = { 'x-client-address': '2001:db8:7::1' }
    expect((await program.get('/companies?limit=1', { headers })).status).toBe(200)
    const unknown = () => programClient(composeKey(randomBytes(32)))
    const codes: string[] = []
    for (let turn = 0; turn < 60; turn += 1) {
      const client = turn % 10 === 0 ? unknown() : programClient('bkof_x')
      codes.push(codeOf(await client.get('/companies', { headers })))
    }
    expect(new Set(codes)).toEqual(new Set(['401 invalidKey']))
    // Another address of the same network.
    const near = { 'x-client-address': '2001:db8:7::2' }
    for (const client of [programClient('bkof_x'), unknown()]) {
      const refused = await client.get('/companies', { headers: near })
      expect(codeOf(refused)).toBe('429 tooManyRequests')
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect((await program.get('/companies?limit=1', { headers })).status).toBe(200)
    const elsewhere = { 'x-client-address': '2001:db8:8::1' }
    expect(codeOf(await unknown().get('/companies', { headers: elsewhere }))).toBe('401 invalidKey')
  })
})
