import { getPayload, createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import config from '@payload-config'
import type { Permission } from '@/access/roles/permissions'
import { readChoices } from '@/queries/related/readChoices'
import { makePerson, type Person } from '../../factories/person'

/** A request of a person, as the page of a form makes one. */
const requestOf = async ({ id }: Person): Promise<PayloadRequest> => {
  const payload = await getPayload({ config })
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

const reader = (...subjects: Permission['subject'][]) =>
  makePerson(subjects.map((subject) => ({ subject, actions: ['read'] })))

let ids: number[]
beforeAll(async () => {
  const payload = await getPayload({ config })
  const made = await Promise.all(
    ['Işık', 'Deniz'].map((name) =>
      payload.create({ collection: 'companies', data: { name: `${name} ${Date.now()}` } }),
    ),
  )
  ids = made.map(({ id }) => id)
})

it('should ask one question of a collection for all fields of a form', async () => {
  const req = await requestOf(await makePerson())
  const find = vi.spyOn(req.payload, 'find')
  const found = await Promise.all(
    ids.map((id) => readChoices({ req, slug: 'companies', ids: [id] })),
  )
  expect(found.map(([choice]) => choice?.id)).toEqual(ids)
  expect(found[0]?.[0]?.name).toMatch(/^Işık/)
  expect(find).toHaveBeenCalledTimes(1)
  find.mockRestore()
})

it('should ask anew for a form that is drawn again', async () => {
  const req = await requestOf(await makePerson())
  const [id = 0] = ids
  await readChoices({ req, slug: 'companies', ids: [id] })
  await req.payload.update({ collection: 'companies', id, data: { title: 'Yeni unvan' } })
  const [choice] = await readChoices({ req, slug: 'companies', ids: [id] })
  expect(choice?.title).toBe('Yeni unvan')
})

it('should not name a record to somebody who may not read it', async () => {
  const req = await requestOf(await reader('tenders'))
  expect(await readChoices({ req, slug: 'companies', ids })).toEqual([])
})

it('should ask nothing where nothing is chosen', async () => {
  const req = await requestOf(await makePerson())
  const find = vi.spyOn(req.payload, 'find')
  expect(await readChoices({ req, slug: 'companies', ids: [] })).toEqual([])
  expect(find).not.toHaveBeenCalled()
  find.mockRestore()
})
