import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { paths } from '@/catalog/paths'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { outcome, quickPerson, type QuickPerson } from '../../factories/quickPerson'
import { makeCard, makeCompany } from '../../factories/rows'

let boss: { id: number }
beforeAll(async () => {
  boss = await administrator()
})

const namesOf = async ({ id }: { id: number }): Promise<string[]> =>
  (
    await select<{ name: string }>(
      `select left(translate(encode(sha256(id::bytea), 'base64'), '+/', '-_'), 22) as name from users_sessions where _parent_id = ${id} order by _order`,
    )
  ).map(({ name }) => name)
const end = async (who: QuickPerson, user: number, session: unknown) =>
  outcome(await who.post('/sessions/end', { user, session }))
const endAll = async (who: QuickPerson, user: number) =>
  outcome(await who.post('/sessions/end-all', { user }))
const isIn = async (who: QuickPerson) =>
  ((await who.get<{ user: object | null }>('/users/me')).json.user ?? null) !== null

describe('sessions', () => {
  it('the one that asks may end itself, and is nobody from then on', async () => {
    const person = await quickPerson([])
    const [own] = await namesOf(person)
    expect(await end(person, person.id, own)).toBe('200')
    expect(await isIn(person)).toBe(false)
    expect(await end(person, person.id, own)).toBe('401 signInFirst')
    expect(await namesOf(person)).toEqual([])
  })

  it('of an administrator stay open to anybody below, one right away from all', async () => {
    const admin = await quickPerson()
    const [session] = await namesOf(admin)
    const almost = allPermissions().map(({ subject, actions }) => ({
      subject,
      actions: subject === 'stock-types' ? actions.filter((one) => one !== 'delete') : actions,
    }))
    const below = await quickPerson(almost)
    expect(await end(below, admin.id, session)).toBe('403 userAboveOwn')
    expect(await endAll(below, admin.id)).toBe('403 userAboveOwn')
    expect(await endAll(below, boss.id)).toBe('403 userAboveOwn')
    expect(await isIn(admin)).toBe(true)
  })

  it('two who end each other’s at once: both happen or one was too late, and nobody hangs', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await quickPerson(), await quickPerson()]
      const answers = await Promise.all([endAll(one, two.id), endAll(two, one.id)])
      for (const answer of answers) expect(['200', '401 signInFirst']).toContain(answer)
      expect(answers).toContain('200')
      expect([await isIn(two), await isIn(one)]).toEqual(answers.map((one) => one !== '200'))
    }
  })

  it.each([null, 0, -1, 1.5, '1; drop table users', [1], { equals: 1 }])(
    'of %j are nobody’s',
    async (user) => {
      const person = await quickPerson()
      expect(outcome(await person.post('/sessions/end-all', { user }))).toBe('400 invalidInput')
      expect(await isIn(person)).toBe(true)
    },
  )
})

describe('a look at a record', () => {
  const look = (who: QuickPerson, at: string) => who.get(`/peek?${new URLSearchParams({ at })}`)

  it('shows no user, customer or role to whoever opens none of their pages', async () => {
    const company = await makeCompany({ name: 'Gizli Firma 4711' })
    const reader = await quickPerson([{ subject: 'stock-cards', actions: ['read'] }])
    for (const at of [
      `/users/view/${boss.id}`,
      `/users/edit/${boss.id}`,
      '/users/roles/edit/1',
      paths.customerView(company.id),
      `/customers/edit/${company.id}`,
      `/customers/branches/${company.id}`,
    ]) {
      const answer = await look(reader, at)
      expect([at, ['403 notAllowed', '404 notFound'].includes(outcome(answer))]).toEqual([at, true])
      expect(answer.text).not.toContain('4711')
    }
  })

  it.each([
    '/settings',
    '//evil.example/users/view/1',
    '/\\evil.example',
    '/api/users/1',
    '/api/../users/view/1/..',
    '/users/view/1/../../../api/users',
    '/users/view/%31%00',
    '/users/view/1e0',
    '/users/view/-1',
    '/users/view/0x1',
    '/users/view/1 or 1=1',
    'javascript:alert(1)',
    '/q/' + 'A'.repeat(43),
    'x'.repeat(5000),
  ])('finds nothing at %s, as an administrator', async (at) => {
    expect(outcome(await look(await quickPerson(), at))).toBe('404 notFound')
  })

  it('shows a narrowed reader what the list shows them, and no more', async () => {
    const card = await makeCard({ sku: 'GIZLI-4711', currentPrice: 98765.43, stock: 7 })
    const narrow = await quickPerson([
      { subject: 'stock-cards', actions: ['read'], fields: ['name'] },
    ])
    const { status, text } = await look(narrow, paths.stockCardView(card.id))
    expect([status, /4711|98765|98\.765/.test(text)]).toEqual([200, false])
    expect(text).toContain(String(card.name))
  })
})
