import { createLocalReq, type TypedUser } from 'payload'
import { expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { administrator, makePerson } from '../../factories/person'
import { makeCard } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { activityOf } from '@/queries/users/readUserPage'

const read = (subject: Permission['subject'], fields?: string[]): Permission => ({
  subject,
  actions: ['read'],
  ...(fields && { fields }),
})

const seenBy = async (permissions: Permission[]) => {
  const payload = await getTestPayload()
  const { id } = await makePerson(permissions)
  const found = await payload.findByID({ collection: 'users', id, depth: 0 })
  const user = { ...found, collection: 'users' } as TypedUser
  return activityOf({ req: await createLocalReq({ user }, payload) }, (await administrator()).id)
}

it('shows what somebody did to those alone who may read what it names', async () => {
  await makeCard({ stock: 3 })
  await step((await makeTender()).id, 'approve')
  const all = await seenBy([read('tenders'), read('stock-movements'), read('stock-cards')])
  expect([all.tenders?.length, all.movements?.length]).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  const blind = await seenBy([read('tenders', ['status']), read('stock-movements')])
  expect(blind).toEqual({ tenders: null, movements: null })
})
