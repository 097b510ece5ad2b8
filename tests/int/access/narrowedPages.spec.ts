import { beforeAll, expect, it } from 'vitest'
import { actionsOf, SUBJECTS, type Permission, type Subject } from '@/access/roles/permissions'
import { RECORD_SCREENS } from '@/app/(payload)/views/recordScreens'
import { SCREENS } from '@/app/(payload)/views/screens'
import { paths } from '@/catalog/paths'
import { toInternal } from '@/catalog/codec'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeTender } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'
import { pageFor } from '../records/page'

const TITLE = 'Kanarya başlığı'
const NOTE = 'Kanarya notu'

let tender: number
let nameOfRole: string
beforeAll(async () => {
  await administrator()
  tender = Number((await makeTender({ title: TITLE, notes: `<p>${NOTE}</p>` })).id)
  const other = await makePerson([], { name: 'Başka Kişi' })
  // Pages show the first 500 by name, and tests before this one have made many.
  nameOfRole = `0000 Kanarya ${other.roleId}`
  await select('update roles set name = $1 where id = $2', [nameOfRole, other.roleId])
})

/** Every right, but only one field of the records of one subject. */
const readerOf = (subject: Subject, field: string): Promise<Person> =>
  makePerson(
    SUBJECTS.map((each): Permission => {
      const actions = actionsOf(each).filter((action) => action !== 'seeCosts')
      return { subject: each, actions, ...(each === subject && { fields: [field] }) }
    }),
  )

const fieldsOf = async (slug: 'tenders' | 'roles') =>
  (await getTestPayload()).collections[slug].config.flattenedFields
    .map(({ name }) => name)
    .filter((name) => name !== 'id')

type Drawn = { props: { status?: unknown } }

/** What the screen of a path hands to its components: all of it may reach the browser. */
const drawn = async (
  pathname: string,
  reader: Person,
): Promise<{ screen: Drawn; text: string }> => {
  const page = toInternal(pathname)
  const target = page?.route.target
  if (!page || !target || !('screen' in target) || !target.screen) throw new Error(pathname)
  const { req } = await pageFor(reader, { id: Number(page.params.id ?? 0) })
  const draw = { ...RECORD_SCREENS, ...SCREENS }[target.screen as keyof typeof SCREENS]
  const screen = (await draw({ req, page, query: {} })) as unknown as Drawn
  return { screen, text: JSON.stringify(screen) }
}

it('pages of a tender show readers of one field that field alone', async () => {
  const told: string[] = []
  for (const field of await fieldsOf('tenders')) {
    const reader = await readerOf('tenders', field)
    const { screen, text } = await drawn(paths.tenderShow(tender), reader)
    expect([field, screen.props.status]).toEqual([field, field === 'status' ? 'draft' : null])
    const texts = [
      text,
      (await drawn(paths.tenderCompare(tender), reader)).text,
      (await drawn(paths.tenderDelivery(tender), reader)).text,
    ].join()
    if (texts.includes(TITLE)) told.push(`title to ${field}`)
    if (texts.includes(NOTE)) told.push(`notes to ${field}`)
  }
  expect(told).toEqual(['title to title'])
})

it('the page of rights names no holders to those who may not read the rights of roles', async () => {
  type Table = { props: { children: { props: { roles: { name: string }[] | null } } } }
  const seen: unknown[] = []
  for (const field of await fieldsOf('roles')) {
    const { screen } = await drawn(paths.permissions(), await readerOf('roles', field))
    const { roles } = (screen as unknown as Table).props.children.props
    // Null is drawn as words; an empty list would be a right that no role holds.
    if (roles !== null) seen.push([field, roles.some(({ name }) => name === nameOfRole)])
  }
  expect(seen).toEqual([['permissions', false]])
})

it.each([paths.settings(), paths.roles()])(
  '%s names roles to readers of their names alone',
  async (pathname) => {
    const named: string[] = []
    for (const field of await fieldsOf('roles')) {
      const { text } = await drawn(pathname, await readerOf('roles', field))
      if (text.includes(JSON.stringify(nameOfRole))) named.push(field)
    }
    expect(named).toEqual(['name'])
  },
)
