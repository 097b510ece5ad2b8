import fc from 'fast-check'
import { isOfFile } from './files'
import { WEIGHTS, type Command, type State, type Verb } from './state'
import type { World } from './world'

/** A command before its targets are known: numbers that are turned into rows when it is sent. */
export type Draw = {
  verb: Verb
  by: number
  row: number
  other: number
  cards: number[]
  halves: number[]
  variant: number
}

const verbs = (Object.entries(WEIGHTS) as [Verb, number][]).map(([verb, weight]) => ({
  arbitrary: fc.constant(verb),
  weight,
}))
const place = fc.integer({ min: 0, max: 999 })

export const draws: fc.Arbitrary<Draw> = fc.record({
  verb: fc.oneof(...verbs),
  by: fc.nat(999),
  row: place,
  other: place,
  cards: fc.array(fc.nat(3), { minLength: 1, maxLength: 2 }),
  halves: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 2 }),
  variant: fc.nat(47),
})

/** Recent rows far more often than old ones, so that commands meet. */
const pick = (rows: Iterable<number>, at: number): number | undefined => {
  const ids = [...rows].sort((a, b) => b - a)
  return ids[Math.floor(ids.length * (at / 1000) ** 3)]
}

const NAMES_A_TENDER = new Set<Verb>([
  'change',
  'delete',
  'send',
  'approve',
  'withdrawApproval',
  'reject',
  'cancel',
  'invoice',
  'withdrawInvoice',
  'revise',
  'moveToTender',
])

const NAMES_A_RESERVATION = new Set<Verb>([
  'take',
  'leave',
  'release',
  'fulfill',
  'moveReservation',
  'moveToTender',
  'deleteReservation',
])

/**
 * Active reservations, movements not yet undone and invoices to take back are asked for twice as
 * often as others.
 */
const targetsOf = ({ verb, row, variant }: Draw, state: State) => {
  const held = verb === 'take' || verb === 'leave' ? 'waiting' : 'active'
  const active = [...state.reservations].filter(([, { status }]) => status === held)
  const undone = new Set([...state.movements.values()].map(({ undoes }) => undoes))
  const open = [...state.movements].filter(([id, { undoes }]) => undoes === null && !undone.has(id))
  const invoiced = [...state.tenders].filter(([, { status }]) => status === 'invoiced')
  const few = variant % 3 > 0
  const takesBack = verb === 'withdrawInvoice' && few && invoiced.length > 0
  const ids = (rows: [number, unknown][]) => rows.map(([id]) => id)
  const wanted = verb === 'startCount' ? ['draft'] : ['counting', 'review']
  const counts = [...state.counts].filter(([, { status }]) => !few || wanted.includes(status))
  return {
    reservation:
      pick(few && active.length > 0 ? ids(active) : state.reservations.keys(), row) ?? null,
    movement: pick(few && open.length > 0 ? ids(open) : state.movements.keys(), row) ?? null,
    count: pick(counts.length > 0 ? ids(counts) : state.counts.keys(), row) ?? 0,
    tender: pick(takesBack ? ids(invoiced) : state.tenders.keys(), row) ?? null,
  }
}

/** The command that a draw means now, or null when there is nothing yet to aim it at. */
export const aim = (draw: Draw, state: State, { cards }: World, people: number): Command | null => {
  const { verb, by, other, variant } = draw
  const [first = 0, second] = draw.cards.map((at) => cards[at] as number)
  const [half = 1, more = 1] = draw.halves
  const { reservation, movement, tender, count } = targetsOf(draw, state)
  // Half of what is reserved and issued by hand names a tender.
  const mayName = ['out', 'reserve', 'wait'].includes(verb) && other % 2 === 0
  const needs = NAMES_A_TENDER.has(verb)
  if (needs && tender === null) return null
  if (NAMES_A_RESERVATION.has(verb) && !reservation) return null
  return {
    verb,
    by: by % people,
    card: first,
    tender: needs || mayName ? tender : null,
    reservation: reservation ?? 0,
    movement: movement ?? 0,
    count,
    quantity: half / 2,
    sells:
      variant % 12 === 2 && !isOfFile(verb)
        ? {}
        : { [first]: half / 2, ...(second ? { [second]: more / 2 } : {}) },
    isForNobody: variant % 16 === 0,
    isExpired: variant % 16 === 1,
    isInPart: variant % 2 === 1,
    move: (['shrink', 'grow', 'card'] as const)[variant % 3] ?? 'grow',
  }
}
