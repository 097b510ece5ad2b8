import { isDeepStrictEqual } from 'node:util'
import {
  activeOf,
  add,
  deliveriesOf,
  enter,
  entriesOf,
  heldOf,
  hold,
  issue,
  LIVING,
  numberOf,
  post,
  put,
  release,
  undo,
  type Row,
} from './ledger'
import { assemblyRules, reverseRow } from './assemblies'
import { countRules } from './counts'
import { fileRules } from './files'
import { no, refuseTender, short } from './refusals'
import type { Refused, Shows } from './refusals'
import { reservationRules } from './reservations'
import type { Command, Outcome, State, Tender, Verb } from './state'

const end = (state: State, id: number, status: Tender['status']): Refused | Shows => {
  if (deliveriesOf(state, id).length > 0) return no('alreadyDelivered')
  release(state, id)
  put(state.tenders, id, { status })
  return { status }
}

/** A refusal, or what the answer shows of the changed state. Tenders and rows named exist. */
type Rule = (state: State, at: Command, tender: Tender, id: number) => Refused | Shows
const RULES: Record<Verb, Rule> = {
  in: (state, at) => enter(state, 'in', at),
  out: (state, at, tender, id) => {
    if (at.tender === null) return short(state, at.card, at.quantity) ?? enter(state, 'out', at)
    const held = activeOf(state, (row) => row.tender === id && row.card === at.card)
    if (tender.status !== 'approved') return no('tenderNotApproved')
    if (at.quantity > heldOf(held)) return no('moreThanOrdered')
    return issue(state, held[0] as Row, at.quantity)
  },
  reverse: reverseRow,
  draft: (state, at) => {
    const { isForNobody, isExpired, sells } = at
    const tender = { isForNobody, isExpired, sells, number: null, revision: 1, isSent: false }
    add(state.tenders, { ...tender, status: 'draft' })
    return { status: 'draft', number: null }
  },
  change: (state, { sells }, tender, id) => {
    const isSame = isDeepStrictEqual(tender.sells, sells)
    if (!['draft', 'sent'].includes(tender.status) && !isSame) return no('tenderLocked')
    put(state.tenders, id, { sells })
    return {}
  },
  delete: (state, _, tender, id) => {
    if (tender.number) return no('tenderLocked')
    if ([...state.reservations.values()].some((row) => row.tender === id)) return no('inUse')
    state.tenders.delete(id)
    return {}
  },
  send: (state, _, tender, id) => {
    const number = numberOf(state, tender)
    // What was approved leaves the house as well, and stays approved.
    const status = tender.status === 'approved' ? 'approved' : 'sent'
    put(state.tenders, id, { status, number, isSent: true })
    return { status, number }
  },
  approve: (state, _, tender, id) => {
    release(state, id)
    const refused = entriesOf(tender.sells).flatMap(
      ([card, quantity]) => short(state, card, quantity) ?? [],
    )
    if (refused.length > 0) return { ...refused[0], shows: { shortages: refused.length } }
    hold(state, id, tender.sells)
    const number = numberOf(state, tender)
    put(state.tenders, id, { status: 'approved', number })
    return { status: 'approved', number }
  },
  withdrawApproval: (state, _, __, id) => end(state, id, 'sent'),
  reject: (state, _, __, id) => end(state, id, 'rejected'),
  cancel: (state, _, __, id) => end(state, id, 'cancelled'),
  invoice: (state, _, __, id) => {
    for (const row of activeOf(state, ({ tender }) => tender === id))
      issue(state, row, row[1].rest, true)
    put(state.tenders, id, { status: 'invoiced' })
    return { status: 'invoiced' }
  },
  withdrawInvoice: (state, _, __, id) => {
    const rows = deliveriesOf(state, id).flatMap(([row, { isOfInvoice }]) =>
      isOfInvoice ? row : [],
    )
    undo(state, rows)
    put(state.tenders, id, { status: 'approved' })
    return { status: 'approved' }
  },
  revise: (state, _, tender, id) => {
    const all = [...state.tenders].filter(([, row]) => row.number === tender.number)
    if (!tender.number) return no('wrongTenderState')
    if (all.some(([other, { status }]) => other !== id && LIVING.includes(status)))
      return no('alreadyRevised')
    const refused = LIVING.includes(tender.status) ? end(state, id, 'cancelled') : {}
    if ('refusals' in refused) return refused
    const revision = Math.max(...all.map(([, row]) => row.revision)) + 1
    add(state.tenders, { ...tender, status: 'draft', revision, isExpired: false, isSent: false })
    return { status: 'draft', revision }
  },
  rename: (state, { card, quantity }) => put(state.cards, card, { name: `Kart ${quantity}` }) ?? {},
  ...assemblyRules,
  ...countRules(post),
  ...reservationRules,
  ...fileRules,
}

/**
 * The reference: what a command does, or why it is refused, with none of the product's code.
 * @returns `next`, the state after it, unless it is refused for one of `refusals`
 */
export const play = (before: State, at: Command): Outcome => {
  const state: State = { ...before }
  for (const rows of ['cards', 'tenders', 'reservations', 'movements', 'counts'] as const)
    state[rows] = new Map(before[rows] as Map<number, never>)
  const id = at.tender ?? 0
  const tender = state.tenders.get(id)
  if (at.tender !== null && !tender) return no('notFound', 'invalidInput')
  const refused = tender ? refuseTender(at.verb, tender) : no()
  if (refused.refusals.length > 0) return refused
  const said = RULES[at.verb](state, at, tender as Tender, id)
  return 'refusals' in said ? (said as Refused) : { next: state, shows: said }
}
