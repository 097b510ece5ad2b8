import { beforeAll, expect, it } from 'vitest'
import type { Permission } from '@/access/roles/permissions'
import { deliver } from '../../factories/events'
import { select } from '../../factories/database'
import { administrator, makePerson, type Person } from '../../factories/person'
import { makeCard, makeReservation, makeRow } from '../../factories/rows'
import { freeLine, line, makeCompanyTender } from './tender'
import { today } from '../../factories/day'
import { eventsOf, notificationsOf } from './stored'

const TENDERS: Permission = { subject: 'tenders', actions: ['read', 'create', 'write'] }
const APPROVER: Permission = { subject: 'tenders', actions: ['read', 'approve'] }
const KEEPER: Permission = { subject: 'stock-cards', actions: ['read', 'write'] }
const RESERVER: Permission = { subject: 'stock-reservations', actions: ['read', 'create'] }

const step = async (person: Person, id: number, command: string, body = {}) => {
  const { status, text } = await person.post(`/tenders/${id}/${command}`, body)
  if (status >= 300) throw new Error(`${command}: ${status} ${text}`)
}

// Deliver the events of other tests first, before the users of this file exist.
beforeAll(deliver)

it('tells approvers of a sent tender, and its maker what became of it', async () => {
  const boss = await administrator()
  const author = await makePerson([TENDERS])
  const approver = await makePerson([APPROVER])
  const reader = await makePerson([{ subject: 'tenders', actions: ['read'] }])
  const tender = await makeCompanyTender(author)
  await step(author, tender.id, 'send')
  const [told] = await notificationsOf(approver)
  expect(told).toMatchObject({ event: 'tenderSent', document: tender.id })
  expect(told?.data).toMatchObject({ tender: tender.title, actor: expect.any(String) })
  expect(await eventsOf(reader)).toEqual([])

  for (const command of ['approve', 'invoice', 'withdraw-invoice', 'withdraw-approval'])
    await step(boss, tender.id, command)
  await step(boss, tender.id, 'reject', { reason: 'Pahalı' })
  expect(await eventsOf(author)).toEqual([
    'tenderApproved',
    'tenderInvoiced',
    'invoiceWithdrawn',
    'approvalWithdrawn',
    'tenderRejected',
  ])
  expect(await eventsOf(reader)).toEqual([])
})

it('does not tell people what they did themselves', async () => {
  const author = await makePerson([
    { subject: 'tenders', actions: ['read', 'create', 'write', 'approve'] },
  ])
  const { id } = await makeCompanyTender(author)
  await step(author, id, 'send')
  await step(author, id, 'approve')
  await step(author, id, 'cancel', { reason: 'Vazgeçildi' })
  expect(await eventsOf(author)).toEqual([])
})

it('leaves out the suspended, those who may not read it any more, and muted kinds', async () => {
  const boss = await administrator()
  const [passive, moved, quiet] = await Promise.all([1, 2, 3].map(() => makePerson([TENDERS])))
  const tenders = []
  for (const one of [passive, moved, quiet]) tenders.push(await makeCompanyTender(one as Person))
  await boss.post(`/users/${passive?.id}/suspend`)
  await boss.patch(`/roles/${moved?.roleId}`, { permissions: [] })
  const muted = { value: { muted: ['tenderStatus'] } }
  expect((await quiet?.post('/payload-preferences/notifications', muted))?.status).toBe(200)
  for (const { id } of tenders) await step(boss, id, 'approve')
  for (const one of [passive, moved, quiet]) expect(await eventsOf(one as Person)).toEqual([])
})

it('goes by the last of two preferences that were first saved at once', async () => {
  const boss = await administrator()
  const author = await makePerson([TENDERS])
  for (const [muted, age] of [
    ['["tenderStatus"]', '1 hour'],
    ['[]', '1 minute'],
  ])
    await select(
      `with kept as (insert into payload_preferences (key, value, updated_at)
         values ('notifications', jsonb_build_object('muted', $2::jsonb), now() - $3::interval)
         returning id)
       insert into payload_preferences_rels (parent_id, path, users_id) select id, 'user', $1 from kept`,
      [author.id, muted, age],
    )
  await step(boss, (await makeCompanyTender(author)).id, 'approve')
  expect(await eventsOf(author)).toEqual(['tenderApproved'])
  const muted = { value: { muted: ['tenderStatus'] } }
  expect((await author.post('/payload-preferences/notifications', muted)).status).toBe(200)
  await step(boss, (await makeCompanyTender(author)).id, 'approve')
  expect(await eventsOf(author)).toEqual(['tenderApproved'])
})

it('a preference that makes no sense mutes nothing and stops nobody', async () => {
  const boss = await administrator()
  const author = await makePerson([TENDERS])
  await author.post('/payload-preferences/notifications', { value: { muted: { x: [1] } } })
  const { id } = await makeCompanyTender(author)
  await step(boss, id, 'approve')
  expect(await eventsOf(author)).toEqual(['tenderApproved'])
})

it('keeps the author out with four eyes, and approvers below the total', async () => {
  const boss = await administrator()
  const author = await makePerson([{ subject: 'tenders', actions: ['read', 'create', 'approve'] }])
  const small = await makePerson([APPROVER])
  const large = await makePerson([APPROVER])
  const { id } = await makeCompanyTender(author)
  const settings = await boss.get<{ approvalLimits?: unknown; fourEyes?: boolean }>(
    '/globals/settings',
  )
  const limits = [
    { role: small.roleId, maxTotalBase: 50 },
    { role: large.roleId, maxTotalBase: 5000 },
  ]
  await boss.post('/globals/settings', { fourEyes: true, approvalLimits: limits })
  try {
    await step(boss, id, 'send')
    // The permission to approve is checked at delivery.
    await deliver()
  } finally {
    const { fourEyes = false, approvalLimits = [] } = settings.json
    await boss.post('/globals/settings', { fourEyes, approvalLimits })
  }
  expect(await eventsOf(author)).toEqual([])
  expect(await eventsOf(small)).toEqual([])
  expect(await eventsOf(large)).toEqual(['tenderSent'])
})

it('writes nothing when the step is refused', async () => {
  const boss = await administrator()
  const author = await makePerson([TENDERS])
  const keeper = await makePerson([KEEPER])
  const [plenty, none] = [await makeCard({ stock: 6 }), await makeCard({ stock: 1 })]
  const { id } = await makeCompanyTender(author, {
    items: [line(plenty.id, { quantity: 4 }), line(none.id, { quantity: 2 })],
  })
  const refused = await boss.post(`/tenders/${id}/approve`)
  expect(refused.status).toBe(409)
  expect(await eventsOf(author)).toEqual([])
  expect(await eventsOf(keeper)).toEqual([])
})

it('says once that a card runs low, to those who keep cards', async () => {
  const keeper = await makePerson([KEEPER])
  const clerk = await makePerson([{ subject: 'stock-cards', actions: ['read'] }])
  const out = (stockCard: number, quantity: number) =>
    makeRow('stock-movements', {
      stockCard,
      type: 'out',
      quantity,
      price: 1,
      currencyType: 'TRY',
      operationDate: today(),
    })
  const card = await makeCard({ stock: 7, unit: 'kg' })
  await out(card.id, 2)
  expect(await eventsOf(keeper)).toEqual([])
  await out(card.id, 0.5)
  await out(card.id, 1)
  expect(await notificationsOf(keeper)).toEqual([
    {
      event: 'lowStock',
      document: card.id,
      data: { card: card.name, quantity: expect.stringMatching(/^4\.5/) },
    },
  ])
  const own = await makeCard({ stock: 20, minQuantity: 10 })
  await makeReservation({ stockCard: own.id, quantity: 10 })
  expect((await notificationsOf(keeper)).map(({ document }) => document)).toEqual([card.id])
  const held = await makeReservation({ stockCard: own.id, quantity: 1 })
  expect((await notificationsOf(keeper)).map(({ document }) => document)).toEqual([card.id, own.id])
  // Across the limit once more: the unread line of this card is renewed, not repeated.
  const boss = await administrator()
  await boss.post(`/stock-reservations/${held.id}/release`)
  await makeReservation({ stockCard: own.id, quantity: 2 })
  // What may be sold without stock does not run low.
  const free = await makeCard({ stock: 6, allowNoStock: true })
  await makeReservation({ stockCard: free.id, quantity: 5 })
  expect(await eventsOf(keeper)).toEqual(['lowStock', 'lowStock'])
  expect(await eventsOf(clerk)).toEqual([])
})

it('tells the maker of a tender of reservations by hand, not of those of the approval', async () => {
  const boss = await administrator()
  const author = await makePerson([TENDERS, RESERVER, KEEPER])
  const card = await makeCard({ stock: 50 })
  const tender = await makeCompanyTender(author, { items: [line(card.id), freeLine()] })
  const { id } = await makeReservation({ stockCard: card.id, quantity: 3, tender: tender.id })
  await boss.post(`/stock-reservations/${id}/release`)
  expect(await notificationsOf(author)).toMatchObject([
    { event: 'reservationMade', document: id, data: { card: card.name, tender: tender.title } },
    { event: 'reservationReleased', document: id },
  ])
  await step(boss, tender.id, 'approve')
  expect(await eventsOf(author)).toEqual([
    'reservationMade',
    'reservationReleased',
    'tenderApproved',
  ])
})

it('tells of reservations by hand that end with their tender, not of cards that it reserves anew', async () => {
  const boss = await administrator()
  const author = await makePerson([TENDERS, RESERVER, KEEPER])
  const [sold, other] = [await makeCard({ stock: 50 }), await makeCard({ stock: 50 })]
  const held = async (verb: string, sent: object = {}) => {
    const tender = await makeCompanyTender(author, { items: [line(sold.id), freeLine()] })
    const ids: number[] = []
    for (const { id: stockCard } of [sold, other])
      ids.push((await makeReservation({ stockCard, quantity: 3, tender: tender.id })).id)
    await step(boss, tender.id, verb, sent)
    const released = (await notificationsOf(author)).filter(
      ({ event, document }) => event === 'reservationReleased' && ids.includes(Number(document)),
    )
    return released.map(({ document }) => ids.indexOf(Number(document)))
  }
  expect(await held('approve')).toEqual([1])
  expect(await held('cancel', { reason: 'Vazgeçildi' })).toEqual([0, 1])
})

it('lets a user go with their notifications', async () => {
  const boss = await administrator()
  const author = await makePerson([])
  await select(
    `insert into notifications (recipient_id, kind, event, subject, document)
     values ($1, 'lowStock', 'lowStock', 'stock-cards', 1)`,
    [author.id],
  )
  expect((await boss.remove(`/users/${author.id}`)).status).toBe(200)
  expect(await eventsOf(author)).toEqual([])
})

it('names nothing that its reader could not read in the record', async () => {
  const approver = await makePerson([
    { subject: 'tenders', actions: ['read'], fields: ['status'] },
    { subject: 'tenders', actions: ['approve'] },
  ])
  const author = await makePerson([TENDERS, { subject: 'stock-reservations', actions: ['read'] }])
  const tender = await makeCompanyTender(author, { title: 'Gizli başlık' })
  await step(author, tender.id, 'send')
  const [sent] = await notificationsOf(approver)
  expect(sent).toMatchObject({ event: 'tenderSent', data: { number: null, tender: null } })
  const { json } = await approver.get<{ docs: { body: string }[] }>('/notifications/summary')
  expect(json.docs[0]?.body).toBe('— numaralı teklif gönderildi.')

  const card = await makeCard({ name: 'Gizli kart', stock: 10 })
  await makeReservation({ stockCard: card.id, quantity: 2, tender: tender.id })
  const held = (await notificationsOf(author)).find(({ event }) => event === 'reservationMade')
  expect(held?.data).toMatchObject({ tender: 'Gizli başlık', card: null, quantity: '2.000' })
})
