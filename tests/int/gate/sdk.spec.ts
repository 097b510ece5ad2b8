import { PayloadSDK } from 'payload-sdk'
import { beforeAll, expect, it } from 'vitest'
import type { Config } from '@/payload-types'
import { administrator } from '../../factories/person'
import { answerTo, ORIGIN } from '../../helpers/rest'

/** The client that Payload offers to programs, with every call that the contract allows. */
let sdk: PayloadSDK<Config>
beforeAll(async () => {
  const { cookie } = await administrator()
  sdk = new PayloadSDK<Config>({
    baseURL: `${ORIGIN}/api`,
    baseInit: { headers: { Cookie: cookie, Origin: ORIGIN } },
    fetch: (path, init) => answerTo(new Request(path as string, init)),
  })
})
const tag = () => Math.random().toString(36).slice(2, 10)

it('makes, reads, counts, changes and deletes records', async () => {
  const name = `Müşteri ${tag()}`
  const made = await sdk.create({ collection: 'companies', data: { name } as never })
  const where = { name: { equals: name } }
  expect(await sdk.find({ collection: 'companies', where, sort: '-name', limit: 5 })).toMatchObject(
    {
      totalDocs: 1,
      docs: [{ id: made.id, name }],
    },
  )
  expect(await sdk.count({ collection: 'companies', where })).toEqual({ totalDocs: 1 })
  const chosen = await sdk.findByID({
    collection: 'companies',
    id: made.id,
    select: { name: true },
    depth: 0,
  })
  expect(chosen).toEqual({ id: made.id, name })
  const data = { title: 'Unvan' }
  expect(await sdk.update({ collection: 'companies', id: made.id, data })).toMatchObject(data)
  expect(await sdk.delete({ collection: 'companies', id: made.id })).toMatchObject({ id: made.id })
  expect(await sdk.count({ collection: 'companies', where })).toEqual({ totalDocs: 0 })
})

it('filters through a relation, chooses fields of the related record, pages without a total', async () => {
  const name = `Firma ${tag()}`
  const company = await sdk.create({ collection: 'companies', data: { name } as never })
  await sdk.create({
    collection: 'company-projects',
    data: { name: 'Proje', company: company.id } as never,
  })
  const found = await sdk.find({
    collection: 'company-projects',
    where: { 'company.name': { equals: name } },
    populate: { companies: { name: true } },
    depth: 1,
    limit: 3,
    pagination: false,
  })
  expect(found.docs).toMatchObject([{ name: 'Proje', company: { id: company.id, name } }])
})

it('reads and changes the settings', async () => {
  const siteTitle = `Başlık ${tag()}`
  await sdk.updateGlobal({ slug: 'settings', data: { siteTitle } })
  expect(await sdk.findGlobal({ slug: 'settings' })).toMatchObject({ siteTitle })
})

it('knows who it is, and goes on being so', async () => {
  const { user } = await sdk.me({ collection: 'users' })
  expect(user).toHaveProperty('email')
  expect(await sdk.refreshToken({ collection: 'users' })).toHaveProperty('exp')
  const { message } = await sdk.forgotPassword({
    collection: 'users',
    data: { email: 'kimse@example.com' },
  })
  expect(message).toBeTruthy()
})

it('is told what is refused, by its sentence', async () => {
  const refused = sdk.create({ collection: 'companies', data: { name: ' ' } as never })
  await expect(refused).rejects.toMatchObject({ status: 400 })
})
