import config from '@payload-config'
import { expect, it } from 'vitest'
import { clientOf } from '../../factories/client'
import { administrator, makePerson, PASSWORD, signIn } from '../../factories/person'

const NEW = 'baska-bir-parola-2026'

it('lets nobody change their own password without the current one', async () => {
  const person = await makePerson()
  const change = (body: object) => person.patch(`/users/${person.id}`, { password: NEW, ...body })
  expect((await change({})).status).toBe(400)
  const wrong = await change({ currentPassword: 'yanlis-parola-1' })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Mevcut parola hatalı.')
  // Without the new one nothing is set, and the answer says so.
  const forgotten = await person.patch(`/users/${person.id}`, { currentPassword: PASSWORD })
  expect(forgotten.status).toBe(400)
  expect((await change({ currentPassword: PASSWORD })).status).toBe(200)
})

it('asks for it in the form of a user: what is not stored is not therefore read only', async () => {
  const { collections } = await config
  const users = collections.find(({ slug }) => slug === 'users')
  const field = users?.flattenedFields.find(({ name }) => name === 'currentPassword')
  expect(field).toMatchObject({ virtual: true, admin: { readOnly: false } })
})

it('lets an administrator set the password of somebody else', async () => {
  const person = await makePerson()
  const { patch } = await administrator()
  expect((await patch(`/users/${person.id}`, { password: NEW })).status).toBe(200)
})

it('does not let an open session guess for ever: after ten, not even the right one', async () => {
  const person = await makePerson([])
  const guess = async (currentPassword: string) =>
    (await person.patch(`/users/${person.id}`, { password: NEW, currentPassword })).status
  for (let n = 0; n < 10; n += 1) expect(await guess(`yanlış parola ${n}`)).toBe(400)
  expect(await guess(PASSWORD)).toBe(429)
  // Another session of the same person is another matter: its owner is not kept from anything.
  const owner = clientOf(await signIn(person.email))
  const body = { password: NEW, currentPassword: PASSWORD }
  expect((await owner.patch(`/users/${person.id}`, body)).status).toBe(200)
})
