import createClient from 'openapi-fetch'
import { stringify } from 'qs-esm'
import { beforeAll, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import type { paths } from '../../../docs/openapi'
import { makeProgram } from '../../factories/program'
import { anyName, makeCard } from '../../factories/rows'
import { freeLine, makeTender } from '../../factories/tender'
import { answerTo, ORIGIN } from '../../helpers/rest'

/** A client as docs/api.md makes one, whose types are those of docs/openapi.json. */
const clientWith = (key: string) =>
  createClient<paths>({
    baseUrl: `${ORIGIN}/api`,
    headers: { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' },
    querySerializer: (query) => stringify(query),
    fetch: answerTo,
  })

let api: ReturnType<typeof clientWith>
beforeAll(async () => {
  const scopes = ['read', 'write', 'approve:tenders']
  api = clientWith((await makeProgram(allPermissions(), { scopes })).key)
})

it('makes, finds, changes and deletes records', async () => {
  const name = anyName('Müşteri')
  const made = await api.POST('/companies', { body: { name } })
  const id = made.data?.doc.id ?? 0
  const query = { where: { name: { equals: name } }, select: { name: true }, depth: 0 }
  const found = await api.GET('/companies', { params: { query } })
  expect([found.data?.totalDocs, found.data?.docs]).toEqual([1, [{ id, name }]])
  const at = { params: { path: { id } } }
  const changed = await api.PATCH('/companies/{id}', { ...at, body: { title: 'Unvan' } })
  expect(changed.data?.doc.title).toBe('Unvan')
  expect((await api.DELETE('/companies/{id}', at)).response.status).toBe(200)
  const gone = await api.GET('/companies/{id}', at)
  expect([gone.response.status, gone.error?.errors[0]?.code]).toEqual([404, 'notFound'])
})

it('gives commands once, and is told by a code why not', async () => {
  const card = await makeCard({ stock: 3 })
  const header = { 'Idempotency-Key': anyName('o').replaceAll(/\W/g, '') }
  const reserve = (quantity: number) =>
    api.POST('/stock-reservations', {
      params: { header },
      body: { stockCard: card.id, quantity },
    })
  const first = await reserve(2)
  const again = await reserve(2)
  expect(again.data?.doc.id).toBe(first.data?.doc.id)
  expect((await reserve(3)).error?.errors[0]?.code).toBe('sameKeyOtherBody')

  const tender = await makeTender({ items: [freeLine()] })
  const at = { params: { path: { id: tender.id } }, body: {} }
  const approved = await api.POST('/tenders/{id}/approve', at)
  expect(approved.data?.doc.status).toBe('approved')
  const refused = await api.POST('/tenders/{id}/approve', at)
  const [reason] = refused.error?.errors ?? []
  expect([refused.response.status, reason?.code]).toEqual([409, 'alreadyApproved'])
})

it('is refused by the compiler where the interface has no such thing', async () => {
  // @ts-expect-error -- there is no such address
  await api.GET('/forgotten').catch(() => {})
  // @ts-expect-error -- nor this method
  await api.DELETE('/events').catch(() => {})
  // @ts-expect-error -- a record is found by its number
  await api.GET('/companies/{id}', { params: { path: { id: 'x' } } }).catch(() => {})
  const list = await api.GET('/companies', { params: { query: { limit: 1 } } })
  // @ts-expect-error -- no such field of a record
  expect(list.data?.docs[0]?.secret).toBeUndefined()
  const { data, error } = await api.GET('/me')
  expect(data?.client.name).toBeTruthy()
  // @ts-expect-error -- no such field
  expect(data?.secret).toBeUndefined()
  // @ts-expect-error -- no such code
  expect(error?.errors[0]?.code === 'forgotten').toBe(false)
})
