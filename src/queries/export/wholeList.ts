import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { Doc } from '@/present/navigation/recordLinks'
import { credentialOf } from '@/access/session/sessionOf'
import { modelsOf } from '../engine/buildModels'
import { askAccount, askCaller } from '../engine/readerOf'
import { onReplica } from '../engine/onReplica'
import { readPoolOf } from '../engine/readPool'
import type { Question, Statement } from '../engine/statements'
import { UnknownQuestion } from '../engine/unknown'
import { numbersStatement, rowsStatement } from '../engine/exportStatements'
import { Refusal } from '@/domain/shared/refusal'

/** All results of a list: ids in their order, and rows by id. */
export type WholeList = {
  ids: readonly number[]
  read: (ids: readonly number[]) => Promise<Doc[]>
}

type Args = {
  req: PayloadRequest
  slug: string
  question: Question
  most: number
  account?: number | undefined
}

/** The caller with their rights; null for one without a credential. */
const callerOf = async ({ req: { payload, headers }, account }: Args) => {
  const pool = readPoolOf(payload)
  if (account !== undefined) return { known: await askAccount({ payload, pool, account }) }
  const credential = await credentialOf(payload, headers)
  return credential && { known: await askCaller({ payload, pool, credential }) }
}

/** Through the read engine; null for unsupported queries. */
const byStatements = async (args: Args): Promise<WholeList | null> => {
  const { slug, question, most } = args
  const { payload } = args.req
  const models = modelsOf(payload)
  const entity = models.entities.get(slug)
  const caller = entity && (await callerOf(args))
  if (!caller) return null
  const { known } = caller
  if (!known) throw new Refusal('signInFirst')
  const pool = readPoolOf(payload)
  const asked = { models, reader: known.reader, entity, question }
  const run = async <T>({ text, values }: Statement): Promise<T> => {
    // Columns are chosen freely by users, so these statements get no name: connections would keep
    // each as a prepared statement.
    const { rows } = await onReplica(payload, (replica) =>
      (replica ?? pool).query<T[]>({
        text,
        values: [...known.kept, ...values],
        rowMode: 'array',
      }),
    )
    // The session has ended, or its rights have changed.
    const [row] = rows as unknown as [T][]
    if (!row) throw new Refusal('signInFirst')
    return row[0]
  }
  try {
    // Fails for unsupported queries before anything is read.
    rowsStatement({ ...asked, ids: [] })
    return {
      ids: await run<number[]>(numbersStatement({ ...asked, most })),
      read: async (ids) => JSON.parse(await run<string>(rowsStatement({ ...asked, ids }))) as Doc[],
    }
  } catch (error) {
    if (error instanceof UnknownQuestion) return null
    throw error
  }
}

const chosen = (names: readonly string[] = []) =>
  Object.fromEntries(names.map((name) => [name, true as const]))

/** Through Payload, for collections whose access depends on single rows. */
const byPayload = async ({ req, slug, question, most }: Args): Promise<WholeList> => {
  const shared = {
    collection: slug as CollectionSlug,
    overrideAccess: false,
    pagination: false,
    req,
    user: req.user,
  }
  const found = await req.payload.find({
    ...shared,
    where: question.where as Where,
    sort: [...(question.sort ?? [])],
    select: {},
    depth: 0,
    limit: most,
  })
  const { only, populate = {} } = question
  return {
    ids: found.docs.map(({ id }) => Number(id)),
    read: async (ids) => {
      const { docs } = await req.payload.find({
        ...shared,
        where: { id: { in: [...ids] } },
        select: chosen(only),
        populate: Object.fromEntries(
          Object.entries(populate).map(([related, names]) => [related, chosen(names)]),
        ),
        depth: 1,
        limit: ids.length,
      })
      const byId = new Map(docs.map((doc) => [Number(doc.id), doc as unknown as Doc]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
  }
}

/**
 * All results of a list for its reader, with the queries and permission checks of the list itself.
 * @param args.most largest number of rows
 * @param args.account for jobs, which have no session: the user `args.req` was created for
 * @throws Refusal `signInFirst` once the session is over or its rights have changed, also while rows
 *   are read
 */
export const wholeList = async (args: Args): Promise<WholeList> =>
  (await byStatements(args)) ?? (await byPayload(args))
