import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { graphqlNames } from '@/gate/graphql/openRoots'
import {
  LIST_VIEWS,
  OPEN_COLLECTIONS,
  OPEN_GLOBALS,
  OPEN_ROOTS,
  OWN_RECORDS,
  PROVIDER_STEPS,
  RECORD_VIEWS,
} from '@/gate/routes/openRoutes'
import { answerCall } from '@/gate/serverFunctions/answerCall'
import { SERVER_FUNCTIONS } from '@/gate/serverFunctions/openCalls'
import { asSuperuser, select } from '../../factories/database'
import { everyChange } from '../../factories/everyChange'
import { askGraphql } from '../../factories/graphql'
import { codeOfSecret } from '../../factories/verificationCode'
import { answerTo, ORIGIN } from '../../helpers/rest'
import { anyIp, cookieFor, cookieOf, makePerson, PASSWORD, signIn } from '../gate/people'
import { ask, codeOf, startPayload } from '../gate/rest'
import { secured, type Secured } from './enrol'

/** Methods and paths below `/api`; a change has an empty body where none is given. */
type Asked = { method: string; path: string; body?: FormData | object }

const METHODS = { post: 'POST', patch: 'PATCH', remove: 'DELETE' } as const

const READS: Asked[] = [
  ...Object.entries(OPEN_COLLECTIONS).flatMap(([slug, methods]) => [
    ...(methods.includes('GET') ? [`/${slug}`, `/${slug}/1`, `/${slug}/count`] : []),
    ...(LIST_VIEWS[slug] ?? []).map((view) => `/${slug}/${view}`),
    ...(RECORD_VIEWS[slug] ?? []).map((view) => `/${slug}/1/${view}`),
  ]),
  ...Object.keys(OPEN_ROOTS).map((root) => `/${root}`),
  ...OPEN_GLOBALS.map((slug) => `/globals/${slug}`),
  ...OWN_RECORDS.map((name) => `/${name}/1`),
  ...PROVIDER_STEPS.map((step) => `/users/oidc/${step}`),
  '/users/me',
  '/payload-preferences/x',
  '/media/file/x.png',
].map((path) => ({ method: 'GET', path }))

let payload: Payload
let person: Secured
let changes: Asked[]
/** The cookie between the steps of somebody who is asked for a code, and of one who has to enrol. */
let steps: { factor: string; enrol: string }

beforeAll(async () => {
  payload = await startPayload()
  person = await secured()
  const late = await makePerson(payload)
  await select(`update roles set factor = 'required' where id = $1`, [late.roleId])
  // Past the grace; triggers would write the present.
  await asSuperuser(`begin; set local session_replication_role = replica;
    update roles set factor_required_at = now() - interval '30 days' where id = ${late.roleId};
    update users set factor_grace_from = now() - interval '30 days',
      created_at = now() - interval '30 days' where id = ${late.id}; commit`)
  const [factor, enrol] = [cookieOf(await signIn(person.email)), cookieOf(await signIn(late.email))]
  steps = { factor, enrol }
  changes = [
    ...everyChange({ users: person }).map(({ method, path, file }) => ({
      ...{ method: METHODS[method], path },
      ...(file && { body: file }),
    })),
    { method: 'POST', path: '/companies', body: { name: 'A' } },
    { method: 'PATCH', path: `/users/${person.id}`, body: { name: 'A' } },
    { method: 'POST', path: '/users/confirm', body: { password: PASSWORD } },
    { method: 'POST', path: '/sessions/end-all', body: { user: person.id } },
  ]
})

/** Status and body, without what differs between any two answers; the body of a stream has no end. */
const seen = async (response: Response): Promise<string> => {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('event-stream')) return `${response.status} ${type}`
  const text = await response.text()
  return `${response.status} ${text.replaceAll(/"(took|now|at|errorId|uptime|challenge)":[^,}]*/g, '')}`
}

const send = async ({ method, path, body = {} }: Asked, headers: Record<string, string>) => {
  const isForm = body instanceof FormData
  const isRead = method === 'GET'
  const said = {
    ...{ Origin: ORIGIN, 'Accept-Language': 'tr' },
    ...(isRead || isForm ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  }
  const content = isForm ? body : JSON.stringify(body)
  const request = { method, headers: said, ...(isRead ? {} : { body: content }) }
  return seen(await answerTo(new Request(`${ORIGIN}/api${path}`, request)))
}

/** What is asked twice is answered to nobody the same. */
const answers = new Map<Asked, Promise<string>>()
const toNobody = (request: Asked): Promise<string> => {
  const answer = answers.get(request) ?? send(request, {})
  answers.set(request, answer)
  return answer
}

/** The requests whose answers are not those of nobody. */
const differing = async (requests: readonly Asked[], headers: Record<string, string>) => {
  const found: string[] = []
  for (const request of requests) {
    const [nobody, other] = await Promise.all([toNobody(request), send(request, headers)])
    if (nobody !== other) found.push(`${request.method} ${request.path}`)
  }
  return found
}

const oneOfSeven = (_: Asked, at: number) => at % 7 === 0

/** What a step is for. */
const OPENED = { factor: 'POST /users/login/factor-begin', enrol: 'POST /users/login/enrol' }

describe.each(['factor', 'enrol'] as const)('between the steps, before %s, the caller', (next) => {
  it('is anonymous at every address that reads', async () => {
    expect(READS.map(({ path }) => path)).toContain('/notifications/stream')
    expect(await differing(READS, { Cookie: steps[next] })).toEqual([])
  })

  it('is anonymous at every address that changes something, but the one of this step', async () => {
    const found = await differing(changes, { Cookie: steps[next] })
    expect(found).toEqual([OPENED[next]])
  })

  it('is anonymous in GraphQL', async () => {
    const roots = Object.entries(OPEN_COLLECTIONS).flatMap(([slug, methods]) => {
      const { one, many } = graphqlNames(slug)
      return [
        ...(methods.includes('GET') ? [`query { ${many}(limit: 1) { docs { id } } }`] : []),
        ...(methods.includes('DELETE') ? [`mutation { delete${one}(id: 1) { id } }`] : []),
      ]
    })
    for (const query of [
      'query { meUser { user { id } } }',
      'query { Access { __typename } }',
      ...roots,
    ]) {
      const [nobody, other] = await Promise.all([
        askGraphql('', query),
        askGraphql(steps[next], query),
      ])
      expect([other.status, other.text], query).toEqual([nobody.status, nobody.text])
    }
  })

  it('is anonymous in the calls of forms', async () => {
    const call = (name: string, cookie: string) =>
      answerCall({
        payload,
        headers: new Headers({ cookie, origin: ORIGIN, 'accept-language': 'tr' }),
        call: {
          name,
          args: {
            collectionSlug: 'users',
            id: person.id,
            data: { name: 'A' },
            docPermissions: { fields: true },
            schemaPath: 'users',
            operation: 'update',
            renderAllFields: false,
            skipValidation: true,
          },
        },
        run: () => 'passed',
      })
    for (const name of Object.keys(SERVER_FUNCTIONS))
      expect(await call(name, steps[next]), name).toEqual(await call(name, ''))
    expect(await call('form-state', steps[next])).toMatchObject({
      errors: [{ code: 'signInFirst' }],
    })
    expect(await call('form-state', person.cookie)).toBe('passed')
  })

  it('is anonymous with its token as that of a session', async () => {
    const token = steps[next].split('=')[1] ?? ''
    const few = [...READS, ...changes].filter(oneOfSeven)
    expect(await differing(few, { Cookie: `payload-token=${token}` })).toEqual([])
    expect(await differing(few, { Authorization: `JWT ${token}` })).toEqual([])
  })
})

it('opens the account by the step and its code after all of this', async () => {
  const json = { code: codeOfSecret(person.secret) }
  const cookie = steps.factor
  expect(await codeOf(ask('POST', '/users/login/factor', { cookie, json, headers: anyIp() }))).toBe(
    '200',
  )
})

it('tells a session from nobody at almost every address', async () => {
  const session = await cookieFor(await makePerson(payload, []))
  const few = READS.filter(oneOfSeven)
  expect((await differing(few, { Cookie: session })).length).toBeGreaterThan(few.length * 0.8)
})
