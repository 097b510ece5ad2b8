import type { Field, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { COMMANDS, LIST_COMMANDS, ROOT_COMMANDS, STEP_COMMANDS } from '@/catalog/commands/entries'
import { BODY_READINGS } from '@/catalog/commands/readings'
import { OPEN_COLLECTIONS, UPLOAD_COLLECTIONS } from '@/gate/routes/openRoutes'
import { ownRowsIn } from '@/fields/ownRowsField'
import { walkFields } from '@/lib/walkFields'
import { cookieFor, makePerson } from './people'
import { ask, poolOf, read, startPayload, type Ask } from './rest'

const UNKNOWN = 'titel'

let payload: Payload
let cookie = ''
beforeAll(async () => {
  payload = await startPayload()
  cookie = await cookieFor(await makePerson(payload))
})

/** The code of the refusal, and the paths it names with theirs. */
const refusalOf = async (method: string, path: string, options: Ask) => {
  const { status, body } = await read(ask(method, path, { cookie, ...options }))
  const [{ code, data } = {}] = (body?.errors ?? []) as {
    code?: string
    data?: { errors?: { path: string; code: string }[] }
  }[]
  const named = data?.errors?.map((one) => `${one.path} ${one.code}`)
  return { status, code, named }
}
const refused = (...paths: string[]) => ({
  status: 400,
  code: 'unknownField',
  named: paths.map((path) => `${path} unknownField`),
})

/** A body with an unknown key at the top, and one in each group and list of rows. */
const wrongBody = (fields: readonly Field[]) => {
  const body: Record<string, unknown> = { [UNKNOWN]: 'x' }
  const paths = [UNKNOWN]
  walkFields(fields, (field) => {
    // Image sizes are computed: values sent for them are ignored (docs/api.md).
    if (field.name === 'sizes') return
    if (field.type === 'group') {
      body[field.name] = { [UNKNOWN]: 1 }
      paths.push(`${field.name}.${UNKNOWN}`)
    } else if (field.type === 'array' || ownRowsIn(field)) {
      body[field.name] = [{}, { [UNKNOWN]: 1 }]
      paths.push(`${field.name}.1.${UNKNOWN}`)
    }
  })
  return { body, paths }
}

const open = (method: string) =>
  Object.entries(OPEN_COLLECTIONS).flatMap(([slug, methods]) =>
    methods.includes(method) ? [slug] : [],
  )
const fieldsOfCollection = (slug: string) =>
  payload.collections[slug as keyof Payload['collections']].config.fields

const rowsOf = async (slug: string) => {
  const { rows } = await poolOf(payload).query<{ n: number }>(
    `select count(*)::int as n from ${slug.replaceAll('-', '_')}`,
  )
  return rows[0]?.n
}

const addresses = (registry: object, between: string) =>
  Object.entries(
    registry as Record<string, Record<string, { path: string; body: CommandBody }>>,
  ).flatMap(([slug, commands]) =>
    Object.values(commands).map(({ path, body }) => [`/${slug}${between}${path}`, body] as const),
  )
const commands = [
  ...addresses(COMMANDS, '/1'),
  ...addresses(STEP_COMMANDS, '/1'),
  ...addresses(LIST_COMMANDS, '').filter(([path]) => path !== '/imports/upload'),
  ...addresses(ROOT_COMMANDS, ''),
  ...addresses(BODY_READINGS, ''),
]

describe('an unknown field is refused with its path, and nothing is written', () => {
  it.each(open('POST'))('in a new record of %s', async (slug) => {
    const before = await rowsOf(slug)
    const { body, paths } = wrongBody(fieldsOfCollection(slug))
    const answer = await refusalOf('POST', `/${slug}`, { json: body })
    expect(answer).toMatchObject({ status: 400, code: 'unknownField' })
    expect(answer.named?.sort()).toEqual(refused(...paths).named.sort())
    expect(await rowsOf(slug)).toBe(before)
  })

  it.each(open('PATCH'))('in a change of %s', async (slug) => {
    const { body, paths } = wrongBody(fieldsOfCollection(slug))
    const answer = await refusalOf('PATCH', `/${slug}/1`, { json: body })
    expect(answer).toMatchObject({ status: 400, code: 'unknownField' })
    expect(answer.named?.sort()).toEqual(refused(...paths).named.sort())
  })

  const sentForm = async (path: string, name: string, value: string) => {
    const form = new FormData()
    form.append('file', new File(['x'], 'a.png', { type: 'image/png' }))
    form.append(name, value)
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    return refusalOf('POST', path, { body: await sent.blob(), headers })
  }

  it.each([...UPLOAD_COLLECTIONS.filter((slug) => open('POST').includes(slug)), 'imports/upload'])(
    'in a form that brings a file to %s, and as a part of it',
    async (to) => {
      const fields = JSON.stringify({ [UNKNOWN]: 'x' })
      expect(await sentForm(`/${to}`, '_payload', fields)).toEqual(refused(UNKNOWN))
      expect(await sentForm(`/${to}`, 'tender', '1')).toEqual(refused('tender'))
    },
  )

  it('in the settings', async () => {
    const { config } = payload
    const { body, paths } = wrongBody(
      config.globals.find(({ slug }) => slug === 'settings')!.fields,
    )
    const answer = await refusalOf('POST', '/globals/settings', { json: body })
    expect(answer).toMatchObject({ status: 400, code: 'unknownField' })
    expect(answer.named?.sort()).toEqual(refused(...paths).named.sort())
  })

  it.each([
    ['forgot-password', { email: 'nobody@example.com' }],
    ['reset-password', { token: 'x', password: 'uzun bir parola 1', 'confirm-password': 'x' }],
    ['accept-invitation-begin', { token: 'x' }],
    ['accept-invitation', { token: 'x', password: 'uzun bir parola 1' }],
  ])('in the body of /users/%s, before anything else is judged', async (name, known) => {
    const json = { ...known, [UNKNOWN]: 1 }
    expect(await refusalOf('POST', `/users/${name}`, { json })).toEqual(refused(UNKNOWN))
  })

  it.each(commands)('in the body of %s', async (path, asked) => {
    const parts = fieldsOf(asked).filter(([, { keys }]) => keys)
    const json = {
      [UNKNOWN]: 1,
      ...Object.fromEntries(parts.map(([name]) => [name, [{ [UNKNOWN]: 1 }]])),
    }
    const paths = [UNKNOWN, ...parts.map(([name]) => `${name}.0.${UNKNOWN}`)]
    expect(await refusalOf('POST', path, { json })).toEqual(refused(...paths))
  })
})

/** A body with every text one character longer than its field takes, at any depth. */
const longBody = (fields: readonly Field[], before = '') => {
  const body: Record<string, unknown> = {}
  const named: string[] = []
  walkFields(fields, (field) => {
    const path = `${before}${field.name}`
    const inner =
      field.type === 'group' || field.type === 'array'
        ? longBody(field.fields, field.type === 'group' ? `${path}.` : `${path}.0.`)
        : null
    if (inner && inner.named.length > 0) {
      body[field.name] = field.type === 'group' ? inner.body : [inner.body]
      named.push(...inner.named)
    }
    const max = 'maxLength' in field ? field.maxLength : undefined
    if (max === undefined) return
    body[field.name] = 'x'.repeat(max + 1)
    named.push(`${path} textTooLong ${max}`)
  })
  return { body, named }
}

/** Path, code and length of each text that was refused for its length. */
const longTextsOf = async (path: string, json: object) => {
  const { body } = await read(ask('POST', path, { cookie, json }))
  const [{ data } = {}] = (body?.errors ?? []) as {
    data?: { errors?: { path: string; code: string; message: string }[] }
  }[]
  return (data?.errors ?? [])
    .filter(({ code }) => code === 'textTooLong' || code === 'tooLarge')
    .map((one) => `${one.path} ${one.code} ${one.message.replace(/\D/g, '')}`)
    .sort()
}

describe('a text longer than its field is refused with its length', () => {
  it.each(open('POST'))('in a new record of %s', async (slug) => {
    const { body, named } = longBody(fieldsOfCollection(slug))
    expect(await longTextsOf(`/${slug}`, body)).toEqual(named.sort())
  })

  it('in the settings', async () => {
    const settings = payload.config.globals.find(({ slug }) => slug === 'settings')
    const { body, named } = longBody(settings?.fields ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(await longTextsOf('/globals/settings', body)).toEqual(named.sort())
  })

  const textsOf = (body: CommandBody) =>
    fieldsOf(body).flatMap(([name, { maxLength }]) =>
      maxLength === undefined ? [] : [[name, maxLength] as const],
    )

  // A command without texts would be carried out: it would suspend user 1.
  it.each(commands.filter(([, body]) => textsOf(body).length > 0))(
    'in the body of %s',
    async (path, asked) => {
      const texts = textsOf(asked)
      const json = Object.fromEntries(texts.map(([name, max]) => [name, 'x'.repeat(max + 1)]))
      expect(await longTextsOf(path, json)).toEqual(
        texts.map(([name, max]) => `${name} textTooLong ${max}`).sort(),
      )
    },
  )
})

describe('what was read may be sent back', () => {
  it('as a whole, with everything that only the server writes', async () => {
    const made = await read(ask('POST', '/stock-types', { cookie, json: { name: 'Boru' } }))
    const { id } = made.body?.doc as { id: number }
    const { body } = await read(ask('GET', `/stock-types/${id}`, { cookie }))
    expect((await read(ask('PATCH', `/stock-types/${id}`, { cookie, json: body }))).status).toBe(
      200,
    )
    const me = (await read(ask('GET', '/users/me', { cookie }))).body?.user as { id: number }
    const { body: own } = await read(ask('GET', `/users/${me.id}`, { cookie }))
    expect((await read(ask('PATCH', `/users/${me.id}`, { cookie, json: own }))).status).toBe(200)
    const { body: settings } = await read(ask('GET', '/globals/settings', { cookie }))
    const saved = await read(ask('POST', '/globals/settings', { cookie, json: settings }))
    expect(saved.status).toBe(200)
  })
})
