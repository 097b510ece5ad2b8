import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { entityOf } from '@/catalog'
import { idOf, isSameId, type Id } from '@/domain/shared/idOf'
import { Refusal, type RefusalCode, type RefusalData } from '@/domain/shared/refusal'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { query } from '@/operations/shared/transaction'

/** Collections with the field that refers to a row. */
export type References = readonly (readonly [CollectionSlug, string])[]

/** Referencing rows of one kind that prevent a deletion or a change. */
export type Holder = { collection: string; field: string; count: number }

const holdersOf = async (
  req: PayloadRequest,
  references: References,
  id: Id | undefined,
): Promise<Holder[]> => {
  const holders: Holder[] = []
  for (const [collection, field] of references) {
    const { totalDocs: count } = await req.payload.count({
      collection,
      where: { [field]: { equals: id } },
      req,
    })
    if (count > 0) holders.push({ collection, field, count })
  }
  return holders
}

/** The holders that the caller may see, and whether there are others. */
const readableHolders = async (
  req: PayloadRequest,
  holders: readonly Holder[],
): Promise<RefusalData> => {
  const ability = await abilityOfRequest(req)
  const maySee = ({ collection }: Holder) =>
    (entityOf(collection)?.readers ?? []).some((subject) => ability.can('read', subject))
  const seen = holders.filter(maySee)
  const [first] = seen
  return {
    ...(first && { count: first.count, collection: first.collection }),
    holders: seen,
    hasOthers: seen.length < holders.length,
  }
}

/**
 * Refuses to delete a row that others reference, with their number by kind, as far as the caller
 * may see them. The database has the same rule as foreign keys that restrict.
 * @param references collection and field that may point here
 */
export const refuseDeleteInUse =
  (
    references: References,
    codeOf: (holders: readonly Holder[]) => RefusalCode = () => 'inUse',
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const holders = await holdersOf(req, references, id)
    if (holders.length === 0) return
    throw new Refusal(codeOf(holders), { data: await readableHolders(req, holders) })
  }

/**
 * Refuses another company for a row that others reference: they must be of the same company. The
 * row is locked before they are counted. A reference that is made meanwhile waits for that lock
 * (`refuseForeignRelations`), or is counted.
 * @param references collection and field that may point here, as for `refuseDeleteInUse`
 */
export const refuseMoveInUse =
  (references: References): CollectionBeforeChangeHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const isKept =
      data.company === undefined || isSameId(idOf(data.company), idOf(originalDoc?.company))
    if (operation !== 'update' || isKept) return data
    const table = sql.identifier(tableNameOf(collection.slug))
    await query(req, sql`select id from ${table} where id = ${originalDoc?.id} for update`)
    const holders = await holdersOf(req, references, originalDoc?.id)
    if (holders.length === 0) return data
    throw new Refusal('companyOfUsed', {
      data: await readableHolders(req, holders),
      fields: [{ path: 'company', code: 'companyOfUsed' }],
    })
  }
