import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS, commandNames, commandOf, type CommandSlug } from '@/catalog/commands/registry'
import type { Permission } from '@/access/permissions'
import { readOffers } from '@/app/(payload)/views/readOffers'
import { TENDER_STATUSES, type TenderStatus } from '@/domain/tenders/status'
import type { Json } from '../../factories/client'
import { administrator, makePerson, PASSWORD, type Person } from '../../factories/person'
import { anyName, makeCard, makeMovement, makeRow } from '../../factories/rows'
import { makeTender, step } from '../../factories/tender'
import { getTestPayload } from '../../helpers/payload'

/** The request with which a page of this person is drawn. */
const pageOf = async (person: Person): Promise<PayloadRequest> => {
  const payload = await getTestPayload()
  const user = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}

/** The commands a page lets this person press. */
const ready = async (person: Person, slug: CommandSlug, id: number): Promise<string[]> => {
  const offers = await readOffers({ req: await pageOf(person), slug, ids: [id] })
  return (offers.get(id)?.commands ?? []).filter((o) => !o.reason).map(({ name }) => name)
}

const BODIES: Json = {
  reject: { reason: 'Vazgeçildi' },
  cancel: { reason: 'Vazgeçildi' },
  fulfill: { price: 1, currencyType: 'TRY' },
}
const give = async (person: Person, slug: CommandSlug, id: number, name: string) =>
  (await person.post(`/${slug}/${id}${commandOf(slug, name as never).path}`, BODIES[name] ?? {}))
    .status

/**
 * What is offered is taken, and what is not offered is refused. Refusals change nothing, so one
 * record stands for all of them.
 */
const expectOffersKept = async (args: {
  person: Person
  slug: CommandSlug
  make: () => Promise<number>
}) => {
  const { person, slug, make } = args
  const kept = await make()
  const offered = await ready(person, slug, kept)
  for (const name of commandNames(slug)) {
    if (offered.includes(name)) {
      const status = await give(person, slug, await make(), name)
      expect([200, 201], `${name} is offered`).toContain(status)
    } else {
      expect(await give(person, slug, kept, name), `${name} is not offered`).toBeGreaterThan(399)
    }
  }
  return offered
}

const STEPS: Record<TenderStatus, [string, Json?][]> = {
  draft: [],
  sent: [['send']],
  approved: [['approve']],
  invoiced: [['approve'], ['invoice']],
  rejected: [['send'], ['reject', { reason: 'Pahalı' }]],
  cancelled: [['approve'], ['cancel', { reason: 'Vazgeçildi' }]],
}
const tenderIn = (status: TenderStatus) => async (): Promise<number> => {
  const { id } = await makeTender()
  for (const [command, body] of STEPS[status]) await step(id, command, body)
  return id
}

const holding = (...actions: Permission['actions']) => makePerson([{ subject: 'tenders', actions }])

describe('commands of tenders', () => {
  const people = new Map<string, Person>()
  beforeAll(async () => {
    people.set('administrator', await administrator())
    people.set('reader', await holding('read'))
    people.set('writer', await holding('read', 'write'))
    people.set('author', await holding('read', 'create'))
    people.set('approver', await holding('read', 'approve'))
    people.set('accountant', await holding('read', 'invoice'))
  })

  // The states that tell their rights apart; the administrator goes through all of them.
  const told = ['draft', 'approved', 'invoiced'] as const
  it.each([
    ...TENDER_STATUSES.map((status) => ['administrator', status] as const),
    ...['reader', 'writer', 'author', 'approver', 'accountant'].flatMap((name) =>
      told.map((status) => [name, status] as const),
    ),
  ])('for a %s and a tender that is %s, what is offered is what is taken', async (name, status) => {
    const person = people.get(name) as Person
    await expectOffersKept({ person, slug: 'tenders', make: tenderIn(status) })
  })

  it('an accountant invoices and takes it back, without ever editing', async () => {
    const accountant = people.get('accountant') as Person
    expect(await ready(accountant, 'tenders', await tenderIn('approved')())).toEqual(['invoice'])
    expect(await ready(accountant, 'tenders', await tenderIn('invoiced')())).toEqual([
      'withdrawInvoice',
    ])
  })

  it('an author revises their own tender and nobody else’s', async () => {
    const author = people.get('author') as Person
    const { json } = await author.post<{ doc: { id: number } }>('/tenders', {
      title: 'Kendi teklifim',
      unconnectedName: 'Ayşe',
      unconnectedPhone: '5',
      items: [{ kind: 'text', description: 'Kurulum', quantity: 1, unitPrice: 10, taxRate: 0 }],
      date: new Date().toISOString().slice(0, 10),
      currency: 'TRY',
    })
    await step(json.doc.id, 'send')
    expect(await ready(author, 'tenders', json.doc.id)).toEqual(['revise', 'duplicate'])
    expect(await give(author, 'tenders', json.doc.id, 'revise')).toBe(201)
    expect(await give(author, 'tenders', await tenderIn('sent')(), 'revise')).toBe(403)
  })

  it('a tender that has a living revision is not offered another', async () => {
    const boss = await administrator()
    const id = await tenderIn('sent')()
    await step(id, 'revise')
    expect(await ready(boss, 'tenders', id)).toEqual(['duplicate'])
  })
})

describe('commands of the stock and of people', () => {
  it('movements and reservations', async () => {
    const person = await administrator()
    const card = await makeCard()
    await makeMovement({ stockCard: card.id, quantity: 50 })
    const movement = async () => (await makeMovement({ stockCard: card.id, quantity: 1 })).id
    const make = () => movement()
    expect(await expectOffersKept({ person, slug: 'stock-movements', make })).toEqual(['reverse'])
    const reversed = await movement()
    await person.post(`/stock-movements/${reversed}/reverse`)
    const keep = async () => reversed
    expect(await expectOffersKept({ person, slug: 'stock-movements', make: keep })).toEqual([])

    const reserve = async () =>
      (await makeRow('stock-reservations', { stockCard: card.id, quantity: 1 })).id
    const slug = 'stock-reservations'
    expect(await expectOffersKept({ person, slug, make: reserve })).toEqual(['fulfill', 'release'])
    const released = await reserve()
    await person.post(`/stock-reservations/${released}/release`)
    expect(await expectOffersKept({ person, slug, make: async () => released })).toEqual([])
  })

  it('users', async () => {
    const person = await administrator()
    const active = async () => {
      const data = {
        name: anyName('Kişi'),
        email: `${randomUUID()}@example.com`,
        password: PASSWORD,
      }
      return (await makeRow('users', { ...data, role: person.roleId })).id
    }
    const passive = async () => {
      const id = await active()
      await person.post(`/users/${id}/suspend`)
      return id
    }
    const slug = 'users'
    expect(await expectOffersKept({ person, slug, make: active })).toEqual(['suspend'])
    expect(await expectOffersKept({ person, slug, make: passive })).toEqual(['unsuspend'])
    expect(await expectOffersKept({ person, slug, make: async () => person.id })).toEqual([])
  })

  it('every command of the registry has its endpoint', async () => {
    const { collections } = await getTestPayload()
    for (const slug of Object.keys(COMMANDS) as CommandSlug[]) {
      const endpoints = collections[slug].config.endpoints || []
      const known = endpoints.map(({ method, path }) => `${method} ${path}`)
      for (const name of commandNames(slug))
        expect(known).toContain(`post /:id${commandOf(slug, name as never).path}`)
    }
  })
})
