import { play } from './model'
import type { Answer, Command, Outcome, State, Verb } from './state'

export type Said = { at: Command; answer: Answer; may: Verb[] }

const shown = (expected: Record<string, unknown>, data: Record<string, unknown>): boolean =>
  Object.entries(expected).every(([name, value]) => {
    const found = data[name]
    if (name === 'shortages') return Array.isArray(found) && found.length === value
    if (name === 'number') return value === null ? found === null : numberIn(found) === value
    return found === value
  })
const numberIn = (text: unknown) => Number(String(text).split('-')[2])

/** Whether an answer is the one that the model gives in a state. */
export const fits = (outcome: Outcome, { answer, at, may }: Said): boolean => {
  const { status, code, data } = answer
  if (!may.includes(at.verb)) return status === 403 && code === 'notAllowed'
  if ('next' in outcome) return status < 300 && shown(outcome.shows, data)
  return (
    status >= 400 &&
    status < 500 &&
    outcome.refusals.includes(code ?? '') &&
    shown(outcome.shows, data)
  )
}

/** The changed rows of a state, without the ids that the model generated. */
export const difference = (from: State, to: State): string => {
  const rows: string[] = []
  const say = (...row: unknown[]) => rows.push(JSON.stringify(row))
  const known = (rowsOf: Map<number, unknown>, id: number) => (rowsOf.has(id) ? id : 'new')
  for (const [id, { name, current }] of to.cards) say('card', id, name, current)
  for (const [id, { sells, status, number, revision }] of to.tenders)
    say('tender', known(from.tenders, id), status, number, revision, sells)
  for (const [id] of from.tenders) if (!to.tenders.has(id)) say('deleted', id)
  const held: Record<string, number> = {}
  for (const [id, row] of to.reservations) {
    const { card, tender, quantity, rest, status } = row
    // What an approval holds counts as a sum: which rows hold it is the product's own affair.
    const key = `held ${tender} ${card}`
    if (row.isOfApproval) held[key] = (held[key] ?? 0) + (status === 'active' ? rest : 0)
    else say('reservation', known(from.reservations, id), card, tender, quantity, rest, status)
  }
  for (const [key, rest] of Object.entries(held)) if (rest > 0) say(key, rest)
  for (const [id, row] of to.movements) {
    const { card, type, quantity, tender, isOfInvoice, undoes } = row
    const undone = undoes && known(from.movements, undoes)
    if (!from.movements.has(id)) say('movement', card, type, quantity, tender, isOfInvoice, undone)
  }
  for (const [id, { status, difference: found, isDoubtful }] of to.counts)
    say('count', id, status, found, isDoubtful)
  say('counter', to.counter)
  return rows.sort().join('\n')
}

/**
 * Looks for an order in which the model gives every answer that was given and ends where the
 * database did.
 *
 * Commands that run at once may take effect in any order, so every order is a candidate. Two things
 * make the search short and leave nothing out: a refused command changes nothing, so it may stand at
 * the first place where its refusal is right; and the same commands that led to the same rows need
 * not be tried twice.
 *
 * @returns the order found, or null: then no order explains what was seen
 */
export const explain = (start: State, said: Said[], end: State): Said[] | null => {
  const goal = difference(start, end)
  const tried = new Set<string>()
  const search = (state: State, left: Said[]): Said[] | null => {
    const now: Said[] = []
    const later: Said[] = []
    for (const one of left) {
      const isRefusal = one.answer.status >= 400
      if (isRefusal && fits(play(state, one.at), one)) now.push(one)
      else later.push(one)
    }
    const here = difference(start, state)
    if (later.length === 0) return here === goal ? now : null
    const key = `${later.map((one) => said.indexOf(one)).join()}\n${here}`
    if (tried.has(key)) return null
    tried.add(key)
    for (const one of later) {
      if (one.answer.status >= 400) continue
      const outcome = play(state, one.at)
      if (!('next' in outcome) || !fits(outcome, one)) continue
      const rest = search(
        outcome.next,
        later.filter((other) => other !== one),
      )
      if (rest) return [...now, one, ...rest]
    }
    return null
  }
  return search(start, said)
}
