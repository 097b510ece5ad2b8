import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { readUser } from '@/queries/users/readUser'
import { PersonCard } from '@/components/users/person/PersonCard'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { pageFor } from '../records/page'

const VALUES = { name: 'Kanarya Adı', email: 'kanarya@example.com', phone: '05327100108' }

let shown: Person
beforeAll(async () => {
  await administrator()
  shown = await makePerson([])
  await select('update users set phone = $2 where id = $1', [shown.id, VALUES.phone])
  // Names and addresses belong to a command of their own.
  await select(
    `with writer as (select set_config('app.user_writer', 'on', true))
     update users set name = $2, email = $3 from writer where id = $1`,
    [shown.id, VALUES.name, VALUES.email],
  )
})

it.each(['name', 'email', 'phone', 'role', 'status', 'avatar', 'createdAt', 'updatedAt'])(
  'a person is drawn for readers of their %s alone, with nothing else',
  async (field) => {
    const reader = await makePerson([{ subject: 'users', actions: ['read'], fields: [field] }])
    const { req } = await pageFor(reader, { id: shown.id })
    const user = await readUser(req, shown.id)
    expect(user).not.toBeNull()
    const card = createElement(PersonCard, {
      locale: 'tr',
      timeZone: 'Europe/Istanbul',
      user: user!,
    })
    const html = renderToStaticMarkup(card)
    const told = Object.entries(VALUES).flatMap(([name, value]) =>
      html.includes(value) ? [name] : [],
    )
    expect(told).toEqual(field in VALUES ? [field] : [])
  },
)
