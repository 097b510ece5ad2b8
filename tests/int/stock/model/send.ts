import type { Client, Json } from '../../../factories/client'
import { line, whyOf } from '../../../factories/tender'
import { dayFromNow, today } from '../../../factories/day'
import { isOfFile, sendFile } from './files'
import type { Answer, Command, State, Verb } from './state'
import type { World } from './world'

const daysAgo = (days: number) => dayFromNow(-days)
const linesOf = ({ sells }: Command) =>
  Object.entries(sells).map(([card, quantity]) => line(Number(card), { quantity }))
const movement = (type: string, { card, quantity, tender }: Command) => ({
  stockCard: card,
  type,
  quantity,
  price: 1,
  currencyType: 'TRY',
  operationDate: today(),
  ...(tender === null ? {} : { tender }),
})

type Request = { method: 'post' | 'patch' | 'remove'; path: string; body?: Json }
const post = (path: string, body: Json = {}): Request => ({ method: 'post', path, body })
const step = (name: string) => (at: Command) => post(`/tenders/${at.tender}/${name}`, whyOf(name))

type Ask = (at: Command, world: World, state: State) => Request
const reserve =
  (waits: boolean): Ask =>
  ({ card, quantity, tender }) =>
    post('/stock-reservations', { stockCard: card, quantity, waits, ...(tender ? { tender } : {}) })
const REQUESTS: Record<Exclude<Verb, 'importMovements' | 'importCards'>, Ask> = {
  in: (at) => post('/stock-movements', movement('in', at)),
  out: (at) => post('/stock-movements', movement('out', at)),
  reserve: reserve(false),
  wait: reserve(true),
  take: ({ reservation }) => post(`/stock-reservations/${reservation}/take`),
  leave: ({ reservation }) => post(`/stock-reservations/${reservation}/leave`),
  release: ({ reservation }) => post(`/stock-reservations/${reservation}/release`),
  fulfill: ({ reservation, quantity, isInPart }) =>
    post(`/stock-reservations/${reservation}/fulfill`, {
      price: 1,
      currencyType: 'TRY',
      ...(isInPart ? { quantity } : {}),
    }),
  reverse: (at) => post(`/stock-movements/${at.movement}/reverse`, { note: 'Model' }),
  draft: (at, { title, company }) =>
    post('/tenders', {
      title,
      currency: 'TRY',
      items: linesOf(at),
      ...(at.isForNobody ? {} : { company }),
      ...(at.isExpired ? { date: daysAgo(30), validUntil: daysAgo(10) } : { date: today() }),
    }),
  change: (at) => ({
    method: 'patch',
    path: `/tenders/${at.tender}`,
    body: { items: linesOf(at) },
  }),
  delete: ({ tender }) => ({ method: 'remove', path: `/tenders/${tender}` }),
  send: step('send'),
  approve: step('approve'),
  withdrawApproval: step('withdraw-approval'),
  reject: step('reject'),
  cancel: step('cancel'),
  invoice: ({ tender }) => post(`/tenders/${tender}/invoice`),
  withdrawInvoice: step('withdraw-invoice'),
  revise: step('revise'),
  rename: ({ card, quantity }) => ({
    method: 'patch',
    path: `/stock-cards/${card}`,
    body: { name: `Kart ${quantity}` },
  }),
  moveReservation: ({ reservation, move }, { cards }, state) => {
    const { card, quantity } = state.reservations.get(reservation) ?? { card: 0, quantity: 1 }
    const changes: Record<Command['move'], Json> = {
      shrink: { quantity: quantity / 2 },
      grow: { quantity: quantity + 1 },
      card: { stockCard: cards.find((other) => other !== card) },
    }
    return { method: 'patch', path: `/stock-reservations/${reservation}`, body: changes[move] }
  },
  moveToTender: ({ reservation, tender }) =>
    post(`/stock-reservations/${reservation}/move`, { tender }),
  assemble: ({ quantity }, { group }) =>
    post(`/stock-groups/${group}/assemble`, { quantity: Math.ceil(quantity) }),
  disassemble: ({ quantity }, { group }) =>
    post(`/stock-groups/${group}/disassemble`, { quantity: Math.ceil(quantity) }),
  startCount: ({ count }) => post(`/stock-counts/${count}/start`),
  count: ({ count, quantity }, _, { counts }) =>
    post('/counting/enter', { count, card: counts.get(count)?.card, quantity, mode: 'recount' }),
  finishCount: ({ count }) => post(`/stock-counts/${count}/finish`),
  resumeCount: ({ count }) => post(`/stock-counts/${count}/resume`),
  decideCount: ({ count }, _, { counts }) =>
    post('/counting/choose', { count, card: counts.get(count)?.card, choice: 'keepDifference' }),
  postCount: ({ count }) => post(`/stock-counts/${count}/post`, { reason: 'Model' }),
  deleteReservation: ({ reservation }) => ({
    method: 'remove',
    path: `/stock-reservations/${reservation}`,
  }),
}

type Said = { errors?: { code: string; data?: Json }[]; doc?: Json }

/** Sends a command over REST, as its person, and gives back what was answered. */
export const send = async (
  client: Client,
  at: Command,
  { world, state }: { world: World; state: State },
): Promise<Answer> => {
  const { verb } = at
  if (isOfFile(verb)) return sendFile(client, { ...at, verb }, world)
  const { method, path, body } = REQUESTS[verb](at, world, state)
  const { status, json } = await (method === 'remove'
    ? client.remove<Said>(path)
    : client[method]<Said>(path, body))
  const [error] = json?.errors ?? []
  return { status, code: error?.code ?? null, data: error?.data ?? json?.doc ?? {} }
}
