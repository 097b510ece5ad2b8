import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/adapter'
import type { CommandSlug } from '@/catalog/commands/registry'
import type { Client, Json } from './client'
import { makeDraftCount, stepCount } from './counts'
import { getTestPayload } from '../helpers/payload'
import { asSuperuser, select } from './database'
import { administrator, makePerson, PASSWORD } from './person'
import { merged } from './merging'
import { accept, offerOf } from './offer'
import { archivedCard, makePriceChange } from './prices'
import {
  anyName,
  makeCard,
  makeCompany,
  makeGroup,
  makeMovement,
  makeReservation,
  makeRow,
  type Row,
} from './rows'
import { freeLine, line, makeTender, sendOf, step } from './tender'
import { today } from './day'

/**
 * Creates a record in one situation: its state, and other facts that decide about commands.
 * @param maker the user who creates it, where that matters; an administrator does the later steps
 */
export type Situation = (maker: Client) => Promise<number>

const WHY = { reason: 'Vazgeçildi' }
const LONG_AGO = { date: '2024-01-01', validUntil: '2024-01-10' }
const DELIVERED = { quantity: 1, price: 1, currencyType: 'TRY' }

/** A draft of the maker, created with the permission to create only. */
const draftOf = async (maker: Client, data: Json = {}): Promise<number> => {
  const { status, json, text } = await maker.post<{ doc: Row }>('/tenders', {
    title: anyName('Teklif'),
    date: today(),
    currency: 'TRY',
    unconnectedName: 'Ayşe',
    unconnectedPhone: '5',
    items: [freeLine()],
    ...data,
  })
  if (status !== 201) throw new Error(`No draft: ${status} ${text}`)
  return json.doc.id
}

const after =
  (...steps: [command: string, body?: Json][]): Situation =>
  async (maker) => {
    const id = await draftOf(maker)
    for (const [command, body] of steps) await step(id, command, body)
    return id
  }

const ofMaker =
  (data: Json): Situation =>
  (maker) =>
    draftOf(maker, data)

const sentAndChanged =
  (data: Json): Situation =>
  async (maker) => {
    const id = await draftOf(maker)
    await step(id, 'send')
    const { status, text } = await (await administrator()).patch(`/tenders/${id}`, data)
    if (status !== 200) throw new Error(text)
    return id
  }

const sentLongAgo = sentAndChanged(LONG_AGO)

/** What was kept of a tender that was sent. */
const sentPaper: Situation = async (maker) => {
  const id = await draftOf(maker)
  await step(id, 'send')
  return sendOf(id)
}

/** An approved tender of two of a card, and the reservation that its approval made. */
const approvedWithStock = async (): Promise<{ id: number; reservation: number }> => {
  const { get } = await administrator()
  const card = await makeCard({ stock: 5 })
  const { id } = await makeTender({
    items: [line(card.id, { quantity: 2 }), freeLine({ choice: 'optional' })],
  })
  await step(id, 'approve')
  const { json } = await get<{ docs: Row[] }>(`/stock-reservations?where[tender][equals]=${id}`)
  return { id, reservation: json.docs[0]?.id ?? 0 }
}

const fulfilled = async (reservation: number): Promise<number> => {
  const { post } = await administrator()
  const { status, json, text } = await post<Row>(
    `/stock-reservations/${reservation}/fulfill`,
    DELIVERED,
  )
  if (status !== 200) throw new Error(text)
  return json.id
}

const delivered = async (): Promise<{ tender: number; movement: number }> => {
  const { id, reservation } = await approvedWithStock()
  return { tender: id, movement: await fulfilled(reservation) }
}

const movement = async (): Promise<number> => {
  const { id } = await makeCard({ stock: 50 })
  return (await makeMovement({ stockCard: id, quantity: 1 })).id
}

const reverse = async (id: number): Promise<number> =>
  (await (await administrator()).post<Row>(`/stock-movements/${id}/reverse`)).json.id

/** The row that an invoice posted. */
const issued = async (): Promise<number> => {
  const { id } = await approvedWithStock()
  await step(id, 'invoice')
  const { json } = await (
    await administrator()
  ).get<{ docs: Row[] }>(`/stock-movements?where[tender][equals]=${id}`)
  return json.docs[0]?.id ?? 0
}

const held = async (data: Json = {}): Promise<number> =>
  (await makeReservation({ stockCard: (await makeCard({ stock: 5 })).id, ...data })).id

const expired = async (): Promise<number> => {
  const id = await held()
  const client = await poolOf(await getTestPayload()).connect()
  // As the job writes it; one string is one transaction.
  await client.query(
    `select set_config('app.reservation_writer', 'on', true);
     update stock_reservations set status = 'expired' where id = ${id}`,
  )
  client.release()
  return id
}

const groupOf = async (data: Json): Promise<number> => {
  const parts = [{ stockCard: (await makeCard({ stock: 50 })).id, quantity: 2 }]
  return (await makeGroup({ parts, ...data })).id
}

const draftCount = async (): Promise<number> => makeDraftCount([(await makeCard({ stock: 5 })).id])

const countAfter =
  (...steps: string[]): Situation =>
  async () => {
    const id = await draftCount()
    for (const one of steps) await stepCount(id, one, one === 'post' ? WHY : {})
    return id
  }

const user = async (role: unknown): Promise<number> =>
  (
    await makeRow('users', {
      name: anyName('Kişi'),
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      role,
    })
  ).id

const clerk = async (): Promise<number> =>
  user((await makePerson([{ subject: 'meets', actions: ['read'] }])).roleId)

/** As enrolling leaves it; nobody signs in with it. */
const clerkWithFactor = async (): Promise<number> => {
  const id = await clerk()
  await select(
    `insert into user_factors (user_id, kind, sealed, confirmed_at) values ($1, 'totp', 'x', now())`,
    [id],
  )
  return id
}

/** As an invitation leaves it; nobody accepts it. */
const clerkInvited =
  (tokenHash: string | null): Situation =>
  async () => {
    const id = await clerk()
    await select(
      `insert into user_invitations (user_id, nonce, token_hash, locale, expires_at)
       values ($1, 'x', $2, 'tr', now() + interval '1 day')`,
      [id, tokenHash && randomUUID()],
    )
    return id
  }

const CHOOSABLE = { items: [freeLine(), freeLine({ choice: 'optional', unitPrice: 50 })] }

/** Sent to its customer, who accepted it and chose its last line. */
const acceptedWithChoice = async (id: number): Promise<number> => {
  await step(id, 'send', { to: [] })
  const { json } = await (await administrator()).get<Row & { items: Row[] }>(`/tenders/${id}`)
  const said = await accept(await offerOf(id), { chosen: [json.items.at(-1)?.id] })
  if (said !== '200') throw new Error(said)
  return id
}

const meet = async (data: Json = {}): Promise<number> =>
  (
    await makeRow('meets', {
      ...{ title: anyName('Görüşme'), startsAt: '2099-03-01T09:00:00.000Z', ...data },
    })
  ).id

/** A meeting with an invitee, changed since the invitation. */
const invited =
  (...changes: Json[]): Situation =>
  async () => {
    const id = await meet()
    const boss = await administrator()
    const to = [`${randomUUID()}@musteri.example`]
    const { status, text } = await boss.post(`/meets/${id}/invite`, { to })
    if (status !== 200) throw new Error(text)
    for (const change of changes) await boss.patch(`/meets/${id}`, change)
    return id
  }

/** A company that was merged into another one. */
const makeMerged = async () => {
  const [winner, loser] = [await makeCompany(), await makeCompany()]
  await merged(await administrator(), { winner: winner.id, loser: loser.id })
  return { winner: winner.id, loser: loser.id }
}

/** Every situation in which a different set of commands is possible, by collection. */
export const SITUATIONS: { [Slug in CommandSlug]: Record<string, Situation> } = {
  companies: {
    kept: async () => (await makeRow('companies', { name: anyName('Firma') })).id,
    merged: async () => (await makeMerged()).loser,
  },
  meets: {
    planned: () => meet(),
    'planned without a time': () => meet({ startsAt: null }),
    'planned, and over': () => meet({ startsAt: '2024-03-01T09:00:00.000Z' }),
    held: () => meet({ status: 'held' }),
    cancelled: () => meet({ status: 'cancelled' }),
    'with people who know it': invited(),
    'with people who know another time': invited({ startsAt: '2099-03-02T09:00:00.000Z' }),
    'with people, and without a time': invited({ startsAt: null }),
    'with people, cancelled': invited({ status: 'cancelled' }),
    'with people, held': invited({ status: 'held' }),
    'with people, moved to the past': invited({ startsAt: '2024-03-01T09:00:00.000Z' }),
  },
  tenders: {
    draft: after(),
    'draft past its day': ofMaker(LONG_AGO),
    'draft without lines': ofMaker({ items: [] }),
    'draft for nobody': ofMaker({ unconnectedName: null, unconnectedPhone: null }),
    'draft for a customer': async (maker) =>
      draftOf(maker, {
        company: (await makeRow('companies', { name: anyName('Firma') })).id,
        unconnectedName: null,
        unconnectedPhone: null,
      }),
    'draft of nothing worth': ofMaker({
      items: [freeLine({ discountType: 'percent', discountValue: 100 })],
    }),
    'draft whose approval is asked for': async (maker) => {
      const id = await draftOf(maker)
      const asker = await makePerson([{ subject: 'tenders', actions: ['read', 'create', 'write'] }])
      const { id: approver } = await administrator()
      const { status, text } = await asker.post(`/tenders/${id}/request-approval`, { approver })
      if (status !== 200) throw new Error(text)
      return id
    },
    sent: after(['send']),
    'sent, past its day': sentLongAgo,
    'sent, without lines now': sentAndChanged({ items: [] }),
    'sent, for nobody now': sentAndChanged({ unconnectedName: null, unconnectedPhone: null }),
    'sent and revised': async (maker) => {
      const id = await draftOf(maker)
      await step(id, 'send')
      await step(id, 'revise')
      return id
    },
    'sent and accepted with a choice': async (maker) =>
      acceptedWithChoice(await draftOf(maker, CHOOSABLE)),
    'accepted with a choice, and rejected': async (maker) => {
      const id = await acceptedWithChoice(await draftOf(maker, CHOOSABLE))
      await step(id, 'reject', WHY)
      return id
    },
    'accepted with a choice, and delivered in part': async () => {
      const { id, reservation } = await approvedWithStock()
      await acceptedWithChoice(id)
      await fulfilled(reservation)
      return id
    },
    approved: after(['approve']),
    'approved and sent': after(['approve'], ['send']),
    'approved with stock': async () => (await approvedWithStock()).id,
    'approved and delivered in part': async () => (await delivered()).tender,
    invoiced: after(['approve'], ['invoice']),
    rejected: after(['send'], ['reject', WHY]),
    cancelled: after(['approve'], ['cancel', WHY]),
    'cancelled as a draft': after(['cancel', WHY]),
  },
  'tender-templates': {
    ready: async (maker) => {
      const { status, json, text } = await (
        await administrator()
      ).post<{ doc: Row }>(`/tenders/${await draftOf(maker)}/save-as-template`, {
        name: anyName('Şablon'),
      })
      if (status !== 201) throw new Error(text)
      return json.doc.id
    },
  },
  'tender-sends': {
    open: sentPaper,
    revoked: async (maker) => {
      const id = await sentPaper(maker)
      await (await administrator()).post(`/tender-sends/${id}/revoke`)
      return id
    },
  },
  'stock-cards': {
    'in use': async () => (await makeCard()).id,
    'with stock': async () => (await makeCard({ stock: 5 })).id,
    'in a group': async () => {
      const { id } = await makeCard()
      await makeGroup({ parts: [{ stockCard: id, quantity: 1 }] })
      return id
    },
    archived: async () => archivedCard(),
  },
  'price-changes': {
    applied: async () => makePriceChange([(await makeCard({ currentPrice: 10 })).id]),
    undone: async () => {
      const id = await makePriceChange([(await makeCard({ currentPrice: 10 })).id])
      await (await administrator()).post(`/price-changes/${id}/undo`)
      return id
    },
  },
  'stock-movements': {
    posted: movement,
    reversed: async () => {
      const id = await movement()
      await reverse(id)
      return id
    },
    reversal: async () => reverse(await movement()),
    delivery: async () => (await delivered()).movement,
    'delivery of an invoiced tender': async () => {
      const { tender, movement: id } = await delivered()
      await step(tender, 'invoice')
      return id
    },
    'of an invoice': issued,
  },
  'stock-reservations': {
    active: () => held(),
    'active, for a draft': async () => held({ tender: (await makeTender()).id }),
    'active, of an approval': async () => (await approvedWithStock()).reservation,
    'waiting, and there is enough by now': async () => {
      const id = await held({ quantity: 9, waits: true })
      const { json } = await (await administrator()).get<Row>(`/stock-reservations/${id}?depth=0`)
      await makeMovement({ stockCard: json.stockCard, quantity: 9 })
      return id
    },
    fulfilled: async () => {
      const id = await held()
      await fulfilled(id)
      return id
    },
    released: async () => {
      const id = await held()
      await (await administrator()).post(`/stock-reservations/${id}/release`)
      return id
    },
    expired,
  },
  'stock-groups': {
    'sold by its parts': () => groupOf({}),
    'becomes a card': async () => groupOf({ madeCard: (await makeCard({ stock: 5 })).id }),
    'becomes a card, of nothing': async () =>
      groupOf({ madeCard: (await makeCard({ stock: 5 })).id, parts: [] }),
  },
  'stock-counts': {
    draft: () => draftCount(),
    counting: countAfter('start'),
    review: countAfter('start', 'finish'),
    posted: countAfter('start', 'finish', 'post'),
    cancelled: countAfter('cancel'),
  },
  users: {
    active: clerk,
    passive: async () => {
      const id = await clerk()
      await (await administrator()).post(`/users/${id}/suspend`)
      return id
    },
    'with a second factor': clerkWithFactor,
    invited: clerkInvited('open'),
    'whose invitation is over': clerkInvited(null),
    'invited, then suspended': async () => {
      const id = await (clerkInvited('open') as () => Promise<number>)()
      await asSuperuser(`begin; set local session_replication_role = replica;
        update users set status = 'passive' where id = ${id}; commit`)
      return id
    },
    'above the others': async () => user((await administrator()).roleId),
  },
}
