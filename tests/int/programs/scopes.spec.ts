import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { graphqlNames } from '@/gate/graphql/openRoots'
import { LIST_VIEWS, OPEN_COLLECTIONS, OPEN_ROOTS } from '@/gate/routes/openRoutes'
import { checksum } from '../../factories/checksum'
import { everyChange, sendChange } from '../../factories/everyChange'
import { askGraphql } from '../../factories/graphql'
import { liftLimits, makeProgram, type Program } from '../../factories/program'
import { makeCard } from '../../factories/rows'
import { makeScene, type Scene } from '../access/matrixScene'

type Asked = { status: number; json: unknown }
const codeOf = ({ status, json }: Asked) =>
  `${status} ${(json as { errors?: { code: string }[] })?.errors?.[0]?.code ?? ''}`.trim()

let program: Program
let rows: Scene
beforeAll(async () => {
  program = await makeProgram(allPermissions())
  await liftLimits(program)
  rows = await makeScene()
})
const idOf = (slug: string) => rows[slug]?.id ?? 1

/** Addresses that want to know of what, and those of people. */
const ASKED_OF_SOMETHING = [
  'calendar',
  'privacy/destructions',
  'privacy/processing',
  'search',
  'peek',
  'explain',
  'timeline',
  'events/sample',
  'health',
  'today',
  'today/counts',
  'why',
  'why/commands',
]

/** What a program with the scope `read` is still let do, each for a reason. */
const LET: Readonly<Record<string, string>> = {
  'post /api-clients/revoke': 'a key ends itself',
  'post /stock/labels': 'a paper of what it may read',
  'post /stock/label-test': 'a paper of nothing',
  'post /companies/similar': 'a read whose question is a body',
  'post /employees/similar': 'a read whose question is a body',
}

describe('a program with the scope read, whose role has every right', () => {
  it('changes nothing by any address of the interface', async () => {
    const before = await checksum()
    const found = new Map<string, string>()
    for (const change of everyChange(rows)) {
      const call = `${change.method} ${change.path}`
      if (LET[call]) continue
      const answer = await sendChange(program, change)
      if (answer.status !== 403) found.set(call, codeOf(answer))
    }
    expect([...found]).toEqual([])
    expect(await checksum()).toEqual(before)
  })

  it('is refused in words that name its scopes and its role', async () => {
    const { json } = await program.post<{ errors: { message: string }[] }>(
      '/companies',
      { name: 'A' },
      { headers: { 'Accept-Language': 'en' } },
    )
    expect(json.errors[0]?.message).toMatch(/^The key may not do this: its scopes .* role/)
  })

  it('nor by GraphQL', async () => {
    const before = await checksum()
    const found = new Map<string, unknown>()
    const authorization = `Bearer ${program.key}`
    for (const [slug, methods] of Object.entries(OPEN_COLLECTIONS)) {
      const { one } = graphqlNames(slug)
      // Of these GraphQL deletes nothing at all.
      const closed = ['users', 'list-views', 'api-clients', 'webhooks']
      if (!methods.includes('DELETE') || closed.includes(slug)) continue
      const mutation = `mutation { delete${one}(id: ${idOf(slug)}) { id } }`
      const { code } = await askGraphql('', mutation, {}, { authorization })
      if (code !== 'notAllowed') found.set(slug, code)
    }
    expect([...found]).toEqual([])
    expect(await checksum()).toEqual(before)
  })

  it('exports nothing, and reads no costs', async () => {
    for (const [slug, views] of Object.entries(LIST_VIEWS))
      if (views.includes('export')) {
        const answer = await program.get(`/${slug}/export?format=csv`)
        expect(answer.status, slug).toBe(403)
      }
    const card = await program.get(`/stock-cards/${idOf('stock-cards')}`)
    expect(card.status).toBe(200)
    expect(Object.keys(card.json)).toContain('currentPrice')
    expect(Object.keys(card.json)).not.toContain('costPrice')
  })

  it('has nothing of its own that belongs to people', async () => {
    const own = [
      '/payload-preferences/x',
      '/list-views',
      '/list-views/1',
      '/list-views/count',
      '/notifications',
      '/notifications/summary',
      '/notifications/stream',
      '/imports',
      '/users/me',
      '/today',
      '/today/counts',
    ]
    for (const path of own) expect(codeOf(await program.get(path)), path).toBe('403 peopleOnly')
  })

  it('sees pictures only with a right to what they are of', async () => {
    const approver = await makeProgram(allPermissions(), { scopes: ['approve:tenders'] })
    for (const path of ['/media', '/media/1', '/media/count', '/tenders', '/settings'])
      expect((await approver.get(path)).status, path).toBeGreaterThanOrEqual(403)
    expect((await program.get('/media?limit=1')).status).toBe(200)
  })

  it('reads what its role reads, by every address that only reads', async () => {
    for (const root of Object.keys(OPEN_ROOTS)) {
      if (ASKED_OF_SOMETHING.includes(root)) continue
      expect((await program.get(`/${root}`)).status, root).toBe(200)
    }
  })
})

describe('a reservation, by the scope create:stock-reservations (decision 0103)', () => {
  const ALL = ['*']
  const release = async (fields: string[], scopes: string[]) => {
    const role = [
      { subject: 'stock-cards', actions: ['read'], fields: ALL },
      { subject: 'stock-reservations', actions: ['read', 'create'], fields },
    ] as Parameters<typeof makeProgram>[0]
    const maker = await makeProgram(role, { scopes: ['read', 'create:stock-reservations'] })
    const { id: stockCard } = await makeCard({ stock: 5 })
    const made = await maker.post<{ doc: { id: number } }>('/stock-reservations', {
      stockCard,
      quantity: 2,
    })
    expect(made.status).toBe(201)
    const other = await makeProgram(role, { scopes })
    return codeOf(await other.post(`/stock-reservations/${made.json.doc.id}/release`))
  }

  it('is released by whom a role lets change its status, and by no other', async () => {
    expect(await release(ALL, ['read', 'create:stock-reservations'])).toBe('200')
    expect(await release(ALL, ['read'])).toBe('403 notAllowed')
    const narrow = ['stockCard', 'quantity', 'reservedUntil']
    expect(await release(narrow, ['read', 'create:stock-reservations'])).toBe('403 notAllowed')
  })
})
