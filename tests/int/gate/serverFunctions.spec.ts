import { readFileSync } from 'node:fs'
import type { ServerFunctionClientArgs } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOpenCall, SERVER_FUNCTIONS } from '@/gate/serverFunctions/openCalls'
import { answerCall } from '@/gate/serverFunctions/answerCall'
import { cookieFor, makePerson } from './people'
import { ask, ORIGIN, poolOf, read, startPayload } from './rest'

const NAMES = Object.keys(SERVER_FUNCTIONS)

let payload: Awaited<ReturnType<typeof startPayload>>
let boss = ''
let seller = ''
let bossId = 0
let company = 0
let tender = 0

beforeAll(async () => {
  payload = await startPayload()
  const administrator = await makePerson(payload)
  bossId = administrator.id
  boss = await cookieFor(administrator)
  const person = await makePerson(payload, [{ subject: 'tenders', actions: ['read', 'write'] }])
  seller = await cookieFor(person)
  const made = async (slug: string, json: unknown) => {
    const { body } = await read(ask('POST', `/${slug}`, { cookie: boss, json }))
    return Number((body?.doc as { id: number }).id)
  }
  company = await made('companies', { name: 'Gizli Ltd.', bossPhone: '+90 555 111 22 33' })
  tender = await made('tenders', {
    title: 'Teklif',
    company,
    currency: 'TRY',
    items: [],
  })
})

type Answer = { errors?: { code: string; message: string }[] } & ServerFunctionClientArgs

/** What a call comes to: the code of its refusal, or the call that Payload is given. */
const call = (name: unknown, args: unknown, cookie = seller, more: Record<string, string> = {}) =>
  answerCall({
    payload,
    headers: new Headers({ cookie, origin: ORIGIN, 'accept-language': 'tr', ...more }),
    call: { name, args },
    run: (judged) => judged,
  }) as Promise<Answer>

const codeOf = async (answer: Promise<Answer>) => (await answer).errors?.[0]?.code ?? 'passed'

const form = (more: Record<string, unknown> = {}) => ({
  collectionSlug: 'tenders',
  id: tender,
  data: { title: 'Teklif' },
  docPermissions: { fields: true },
  schemaPath: 'tenders',
  operation: 'update',
  renderAllFields: false,
  skipValidation: true,
  ...more,
})

describe('the table of server functions', () => {
  it('judges every one the installed Payload has, and no other', () => {
    const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
    const [, table = ''] =
      /const baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(file, 'utf8')) ?? []
    const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.sort()).toEqual(NAMES.sort())
  })

  it.each([
    ...NAMES.filter((name) => !isOpenCall(name)),
    'constructor',
    '__proto__',
    'toString',
    '',
  ])('is closed at "%s", to administrators too', async (name) => {
    const query = { where: { hash: { like: 'a' } }, sort: 'hash', limit: 100_000 }
    const args = { collectionSlug: 'users', query, columns: [], data: undefined }
    expect(await codeOf(call(name, args, boss))).toBe('notFound')
    expect(await codeOf(call(name, args))).toBe('notFound')
  })
})

it('opens the one call that our forms make', () => {
  expect(NAMES.filter(isOpenCall)).toEqual(['form-state'])
})

describe('form-state', () => {
  const name = 'form-state'
  const about = (slug: string, id?: unknown, more = {}) =>
    form({ collectionSlug: slug, id, ...more })

  it('is for people who are signed in', async () => {
    expect(await codeOf(call(name, about('tenders', tender), ''))).toBe('signInFirst')
    expect(await codeOf(call(name, about('tenders', tender), 'payload-token=abc'))).toBe(
      'signInFirst',
    )
    expect(await codeOf(call(name, about('tenders', tender), boss))).toBe('passed')
  })

  it.each([
    'payload-preferences',
    'payload-kv',
    'payload-migrations',
    'payload-locked-documents',
    'payload-jobs',
    '__proto__',
    'settings',
    '',
  ])('knows no collection "%s"', async (slug) => {
    expect(await codeOf(call(name, about(slug, 1), boss))).toBe('notFound')
  })

  it('asks for the rights of REST', async () => {
    expect(await codeOf(call(name, about('companies', company)))).toBe('notAllowed')
    expect(await codeOf(call(name, about('companies')))).toBe('notAllowed')
    // Nor may they learn which records there are: a person reads only their own.
    expect(await codeOf(call(name, about('users', bossId)))).toBe('notFound')
    expect(await codeOf(call(name, about('users', 2_000_000_000)))).toBe('notFound')
    expect(await codeOf(call(name, about('tenders', 2_000_000_000)))).toBe('notFound')
    expect(await codeOf(call(name, about('tenders', tender)))).toBe('passed')
    // Reading and writing is not creating.
    expect(await codeOf(call(name, about('tenders')))).toBe('notAllowed')
  })

  it.each(['1 OR 1=1', '1,2', -1, 1.5, '999999999999', { equals: 1 }, [1]])(
    'takes %j for no record',
    async (id) => {
      expect(await codeOf(call(name, about('tenders', id), boss))).toBe('invalidId')
    },
  )

  it('takes plain values only, and not without end', async () => {
    const bomb = (depth: number): unknown => (depth === 0 ? 'x' : Array(30).fill(bomb(depth - 1)))
    let deep: unknown = 'x'
    for (let level = 0; level < 100; level += 1) deep = [deep]
    const send = (data: unknown) => codeOf(call(name, about('tenders', tender, { data }), boss))
    expect(await send(new Map([['a', 1]]))).toBe('invalidInput')
    expect(await send(Promise.resolve({}))).toBe('invalidInput')
    expect(await send(() => 1)).toBe('invalidInput')
    expect(await send(new File(['a'], 'a.png'))).toBe('invalidInput')
    expect(await send(JSON.parse('{"__proto__": {"polluted": 1}}'))).toBe('invalidInput')
    expect(await send({ title: 'a\0b' })).toBe('invalidInput')
    expect(await send(deep)).toBe('invalidInput')
    expect(await send(bomb(4))).toBe('bodyTooLarge')
  })

  it('hands on nothing that would reach past the judge', async () => {
    const { args } = await call(
      name,
      about('tenders', tender, {
        globalSlug: 'settings',
        widgetSlug: 'x',
        schemaPath: 'users',
        select: { hash: true },
        skipClientConfigAuth: true,
        mockRSCs: true,
        returnLockStatus: true,
        updateLastEdited: true,
        checkForStaleData: true,
        documentFormState: {},
        overrideEntityVisibility: true,
        paramsOverride: { segments: ['collections', 'users', '1', 'versions'] },
        params: {},
        searchParams: { where: { hash: { like: 'a' } } },
        versions: {},
        user: { id: 1 },
        req: {},
        permissions: {},
        docPermissions: { fields: true, update: true, delete: true },
      }),
    )
    const kept = Object.keys(args).filter((key) => args[key] !== undefined)
    expect(kept.sort()).toEqual([
      'collectionSlug',
      'data',
      'docPermissions',
      'docPreferences',
      'fallbackLocale',
      'id',
      'operation',
      'renderAllFields',
      'schemaPath',
      'skipValidation',
    ])
    expect(args).toMatchObject({
      schemaPath: 'tenders',
      docPermissions: expect.not.objectContaining({ delete: true }),
    })
  })
})

it('says a refusal in the reader’s language', async () => {
  const { errors } = await call('table-state', {})
  expect(errors?.[0]?.message).toBe('Kayıt bulunamadı.')
})

it('counts calls of one person', async () => {
  const person = await makePerson(payload, [{ subject: 'tenders', actions: ['read', 'write'] }])
  const cookie = await cookieFor(person)
  expect(await codeOf(call('form-state', form(), cookie))).toBe('passed')
  await poolOf(payload).query('update rate_limits set points = 600 where key = $1', [
    `server-call:users:${person.id}`,
  ])
  expect(await codeOf(call('form-state', form(), cookie))).toBe('tooManyRequests')
  expect(await codeOf(call('form-state', form()))).toBe('passed')
})
