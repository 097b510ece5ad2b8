import { isUndone, post, undo } from './ledger'
import { no, refuseReversal, short, type Refused, type Shows } from './refusals'
import type { Command, Movement, State } from './state'

type Part = { card: number; quantity: number }

/** One of the first card and two of the second become one of the third (`world.ts`). */
const recipeOf = (state: State, groups: number): { parts: Part[]; made: Part } => {
  const [first = 0, second = 0, third = 0] = [...state.cards.keys()].sort((a, b) => a - b)
  return {
    parts: [
      { card: first, quantity: groups },
      { card: second, quantity: 2 * groups },
    ],
    made: { card: third, quantity: groups },
  }
}

/** Rows in the order of their cards; the answer is the row of what is made. */
const postAll = (state: State, gone: Part[], come: Part[], made: Part) => {
  const assembly = Math.min(0, ...state.movements.keys()) - 1
  const row = (type: Movement['type']) => (part: Part) => ({ type, ...part })
  const rows = [...gone.map(row('out')), ...come.map(row('in'))].sort((a, b) => a.card - b.card)
  let shows: Shows = {}
  for (const one of rows) {
    const said = post(state, { ...one, tender: null, isOfInvoice: false, undoes: null, assembly })
    if (one.card === made.card) shows = said
  }
  return shows
}

const build =
  (isApart: boolean) =>
  (state: State, { quantity }: Command): Refused | Shows => {
    const { parts, made } = recipeOf(state, Math.ceil(quantity))
    const [gone, come] = isApart ? [[made], parts] : [parts, [made]]
    const refused = gone.flatMap(({ card, quantity: all }) => short(state, card, all) ?? [])
    const [first] = refused
    if (first) return { ...first, shows: { ...first.shows, shortages: refused.length } }
    return postAll(state, gone, come, made)
  }

/** The rows that are undone with one: all of its assembly, in their order. */
const togetherWith = (state: State, id: number): number[] => {
  const assembly = state.movements.get(id)?.assembly ?? null
  if (assembly === null) return [id]
  return [...state.movements]
    .filter(([, row]) => row.assembly === assembly)
    .map(([other]) => other)
    .sort((a, b) => (assembly < 0 ? b - a : a - b))
}

export const reverseRow = (state: State, { movement }: Command): Refused | Shows => {
  const ids = togetherWith(state, movement)
  if (ids.length === 1) {
    const refused = refuseReversal(state, movement)
    return refused.refusals.length > 0 ? refused : undo(state, ids)
  }
  if (isUndone(state, movement)) return no('alreadyReversed')
  const refused = ids.map((id) => refuseReversal(state, id)).find((it) => it.refusals.length > 0)
  if (refused) return refused
  const shows = new Map(ids.map((id) => [id, undo(state, [id])]))
  return shows.get(movement) ?? {}
}

export const assemblyRules = {
  assemble: build(false),
  disassemble: build(true),
}
