import { put, reservedOf, type Post } from './ledger'
import { no, type Refused, type Shows } from './refusals'
import type { Card, Command, Count, State } from './state'

/** Counts of one card each: what the model says of their commands. */
const WRONG = no('wrongCountState')
const isOpen = ({ status }: Count) => status === 'counting' || status === 'review'

const to = (status: Count['status'], from: Count['status'][]) => (state: State, at: Command) => {
  if (!from.includes((state.counts.get(at.count) as Count).status)) return WRONG
  put(state.counts, at.count, { status })
  return { status }
}

const start = (state: State, at: Command): Refused | Shows => {
  const { status, card } = state.counts.get(at.count) as Count
  if (status !== 'draft') return WRONG
  if ([...state.counts.values()].some((other) => other.card === card && isOpen(other)))
    return no('cardInOpenCount')
  put(state.counts, at.count, { status: 'counting' })
  return { status: 'counting' }
}

/** The difference is that of this moment, and nothing is in doubt any more. */
const enterOf = (state: State, { count, quantity }: Command): Refused | Shows => {
  const { status, card } = state.counts.get(count) as Count
  if (status !== 'counting') return WRONG
  const { current } = state.cards.get(card) as Card
  put(state.counts, count, { difference: quantity - current, isDoubtful: false })
  return {}
}

const decide = (state: State, { count }: Command): Refused | Shows => {
  if (state.counts.get(count)?.status !== 'review') return WRONG
  put(state.counts, count, { isDoubtful: false })
  return {}
}

const postOf =
  (post: Post) =>
  (state: State, { count }: Command): Refused | Shows => {
    const { status, card, difference, isDoubtful } = state.counts.get(count) as Count
    const { current, allowNoStock } = state.cards.get(card) as Card
    if (status !== 'review') return WRONG
    if (isDoubtful) return no('countNeedsChoice')
    const change = difference ?? 0
    if (change !== 0 && !allowNoStock && current + change < reservedOf(state, card))
      return no('countBelowReserved')
    const row = { card, tender: null, isOfInvoice: false, undoes: null, assembly: null }
    const type = change > 0 ? 'in' : 'out'
    if (change !== 0) post(state, { ...row, type, quantity: Math.abs(change) })
    put(state.counts, count, { status: 'posted', difference: null, isDoubtful: false })
    return { status: 'posted' }
  }

export const countRules = (post: Post) => ({
  startCount: start,
  count: enterOf,
  finishCount: to('review', ['counting']),
  resumeCount: to('counting', ['review']),
  decideCount: decide,
  postCount: postOf(post),
})
