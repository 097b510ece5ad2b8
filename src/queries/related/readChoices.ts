import type { CollectionSlug, PayloadRequest } from 'payload'

import { choiceFields, choiceOf, type Choice } from '@/catalog/choices'
import type { Id } from '@/domain/shared/idOf'

type Found = ReadonlyMap<Id, Choice>
type Waiting = { ids: Set<Id>; found: Promise<Found> }

// All relations of a form are rendered in one tick: their queries on one collection are batched
// into one statement.
const waiting = new WeakMap<PayloadRequest, Map<string, Waiting>>()

const MOST = 200

const read = async (req: PayloadRequest, slug: string, ids: ReadonlySet<Id>): Promise<Found> => {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: [...ids].slice(0, MOST) } },
    select: Object.fromEntries(choiceFields(slug).map((field) => [field, true as const])),
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    // Without permission to read them, the form still opens and the field shows a note.
    disableErrors: true,
    req,
    user: req.user,
  })
  const choices = docs.map((doc) => choiceOf(doc as never))
  return new Map(choices.map((choice) => [choice.id, choice]))
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * The chosen records of one field, as far as the reader may read them.
 * @param args.ids as the form holds them
 * @returns none for a record that is gone or hidden from this reader
 */
export const readChoices = async (args: {
  req: PayloadRequest
  slug: string
  ids: readonly Id[]
}): Promise<Choice[]> => {
  const { req, slug, ids } = args
  if (ids.length === 0) return []
  const open = waiting.get(req) ?? new Map<string, Waiting>()
  waiting.set(req, open)
  const joined = open.get(slug)
  const ours: Waiting = joined ?? {
    ids: new Set(),
    found: nextTurn().then(() => {
      open.delete(slug)
      return read(req, slug, ours.ids)
    }),
  }
  if (!joined) open.set(slug, ours)
  for (const id of ids) ours.ids.add(id)
  const found = await ours.found
  return ids.flatMap((id) => found.get(id) ?? [])
}
