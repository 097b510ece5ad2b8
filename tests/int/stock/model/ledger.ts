import type { Card, Command, Movement, Quantities, Reservation, State, Tender } from './state'

export const LIVING = ['draft', 'sent', 'approved', 'invoiced']
export const numberOf = (state: State, { number }: Tender) => number ?? (state.counter += 1)

/** The arithmetic of the model: rows of the ledger and what they do to a card. */
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0)
export const put = <T>(rows: Map<number, T>, id: number, change: Partial<T>) =>
  void rows.set(id, { ...(rows.get(id) as T), ...change })
export const add = <T>(rows: Map<number, T>, row: T) =>
  void rows.set(Math.min(0, ...rows.keys()) - 1, row)
export const entriesOf = (quantities: Quantities) =>
  Object.entries(quantities).map(([card, quantity]) => [Number(card), quantity] as const)

export type Row = [number, Reservation]
export const activeOf = (state: State, fits: (row: Reservation) => boolean): Row[] =>
  [...state.reservations].filter(([, row]) => row.status === 'active' && fits(row))
export const heldOf = (rows: Row[]) => sum(rows.map(([, { rest }]) => rest))
export const reservedOf = (state: State, card: number) =>
  heldOf(activeOf(state, (row) => row.card === card))
export const isUndone = (state: State, id: number) =>
  [...state.movements.values()].some(({ undoes }) => undoes === id)
export const deliveriesOf = (state: State, tender: number) =>
  [...state.movements].filter(
    ([id, row]) =>
      row.tender === tender && row.type === 'out' && row.undoes === null && !isUndone(state, id),
  )

/** Whatever moves a card after it was counted puts its difference in doubt. */
const doubt = (state: State, card: number) => {
  for (const [id, row] of state.counts)
    if (row.card === card && row.difference !== null) put(state.counts, id, { isDoubtful: true })
}
export type Post = (state: State, row: Movement) => { balanceAfter: number }
export const post: Post = (state, row) => {
  const { current } = state.cards.get(row.card) as Card
  const balanceAfter = current + (row.type === 'in' ? row.quantity : -row.quantity)
  put(state.cards, row.card, { current: balanceAfter })
  add(state.movements, row)
  doubt(state, row.card)
  return { balanceAfter }
}
export const enter = (state: State, type: Movement['type'], { card, quantity }: Command) =>
  post(state, {
    card,
    type,
    quantity,
    tender: null,
    isOfInvoice: false,
    undoes: null,
    assembly: null,
  })
export const issue = (state: State, [id, held]: Row, quantity: number, isOfInvoice = false) => {
  const rest = held.rest - quantity
  put(state.reservations, id, { rest, status: rest > 0 ? 'active' : 'fulfilled' })
  const { card, tender } = held
  return post(state, {
    card,
    type: 'out',
    quantity,
    tender,
    isOfInvoice,
    undoes: null,
    assembly: null,
  })
}
export const release = (state: State, tender: number) => {
  for (const [id, row] of state.reservations)
    if (row.tender === tender && ['active', 'waiting'].includes(row.status))
      put(state.reservations, id, { status: 'released', rest: 0 })
}
export const hold = (state: State, tender: number, wanted: Quantities) => {
  for (const [card, quantity] of entriesOf(wanted)) {
    const row = { card, tender, quantity, rest: quantity, isOfApproval: true }
    add(state.reservations, { ...row, status: 'active' })
  }
}
/** Posts the opposites. Deliveries taken back are to be delivered again: all is held anew. */
export const undo = (state: State, ids: number[]) => {
  const rows = ids.map((id) => [id, state.movements.get(id) as Movement] as const)
  const shows = rows.map(([id, row]) => {
    const type = row.type === 'in' ? 'out' : 'in'
    return post(state, { ...row, type, isOfInvoice: false, undoes: id, assembly: null })
  })
  const tender = rows.find(([, row]) => row.type === 'out')?.[1].tender ?? null
  if (tender === null) return shows[0] ?? {}
  const wanted: Quantities = {}
  const held = activeOf(state, (row) => row.tender === tender).map(([, row]) => row)
  for (const { card, rest } of held) wanted[card] = (wanted[card] ?? 0) + rest
  for (const [, { card, quantity }] of rows) wanted[card] = (wanted[card] ?? 0) + quantity
  release(state, tender)
  hold(state, tender, wanted)
  return shows[0] ?? {}
}
