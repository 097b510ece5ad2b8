import type { Client } from '../../../factories/client'
import { today } from '../../../factories/day'
import { formOf, progressOf, rowsOf, runImports } from '../../../factories/imports'
import { enter, entriesOf, put } from './ledger'
import { short, type Refused, type Shows } from './refusals'
import type { Answer, Command, State } from './state'
import type { World } from './world'

/** Files that become movements, wholly or not at all, or other names of cards. */
type FileVerb = 'importMovements' | 'importCards'
export const isOfFile = (verb: string): verb is FileVerb =>
  verb === 'importMovements' || verb === 'importCards'

/** The second row of a file goes the other way than the first. */
const rowsOfFile = ({ sells, isInPart }: Command) =>
  entriesOf(sells).map(([card, quantity], at) => {
    const isIn = isInPart === (at === 0)
    return { card, quantity, type: isIn ? ('in' as const) : ('out' as const) }
  })

const importMovements = (state: State, at: Command): Refused | Shows => {
  for (const { type, ...row } of rowsOfFile(at)) {
    const refused = type === 'out' ? short(state, row.card, row.quantity) : null
    // Of a row that is refused its sentence is kept, not its figures.
    if (refused) return { ...refused, shows: {} }
    enter(state, type, { ...at, ...row })
  }
  return {}
}

const importCards = (state: State, at: Command): Shows => {
  for (const { card, quantity } of rowsOfFile(at)) put(state.cards, card, { name: named(quantity) })
  return {}
}

export const fileRules = { importMovements, importCards }

const named = (quantity: number) => `Liste ${quantity}`
const skuOf = ({ skus }: World, card: number) => skus.get(card) ?? ''
const fieldsOf = (names: readonly string[]) => names.map((field, index) => ({ index, field }))

const FILES = {
  importMovements: {
    target: 'stock-movements',
    mapping: fieldsOf(['stockCard', 'type', 'quantity', 'price', 'currencyType', 'operationDate']),
    how: { mode: 'create', key: null, whole: true },
    cells: (world: World, { card, quantity, type }: ReturnType<typeof rowsOfFile>[number]) => [
      skuOf(world, card),
      type,
      String(quantity).replace('.', ','),
      '1',
      'TRY',
      today(),
    ],
  },
  importCards: {
    target: 'stock-cards',
    mapping: fieldsOf(['sku', 'name']),
    how: { mode: 'update', key: 'sku', whole: false },
    cells: (world: World, { card, quantity }: ReturnType<typeof rowsOfFile>[number]) => [
      skuOf(world, card),
      named(quantity),
    ],
  },
} as const

/** Other tests run all queued imports too: one of them may be processing this import. */
const finish = async (client: Client, id: number) => {
  for (;;) {
    await runImports()
    const progress = await progressOf(client, id)
    if (!['checking', 'importing'].includes(progress.status)) return progress
  }
}

/** Uploads a file, has it checked and imported; what was wrong with its first bad row. */
const sendOnce = async (
  client: Client,
  at: Command & { verb: FileVerb },
  world: World,
): Promise<Answer> => {
  const { target, mapping, how, cells } = FILES[at.verb]
  const heads = mapping.map(({ field }) => field)
  const rows = rowsOfFile(at).map((row) => cells(world, row))
  const sent = await client.post<{
    import?: { id: number }
    errors?: { code: string }[]
  }>('/imports/upload', formOf(target, [heads, ...rows]))
  const id = sent.json.import?.id
  if (id === undefined)
    return { status: sent.status, code: sent.json.errors?.[0]?.code ?? null, data: {} }
  const asked = await client.post(`/imports/${id}/check`, { mapping, ...how })
  if (asked.status !== 202) throw new Error(`A file was not checked: ${asked.text}`)
  await finish(client, id)
  await client.post(`/imports/${id}/commit`)
  const { done, status } = await finish(client, id)
  if (status === 'done' && done === rows.length) return { status: 200, code: null, data: {} }
  const bad = await rowsOf(client, id, 'error')
  return { status: 409, code: bad[0]?.errors[0]?.code ?? status, data: {} }
}

/**
 * A file whose records another one changed between its check and its import is refused for these
 * rows; its person sends it again, and it writes the same once more.
 */
export const sendFile = async (...sent: Parameters<typeof sendOnce>): Promise<Answer> => {
  for (;;) {
    const answer = await sendOnce(...sent)
    if (answer.code !== 'changedSinceCheck') return answer
  }
}
