import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { restorableSlugs } from '@/catalog/trash'
import { Refusal } from '@/domain/shared/refusal'
import { valuesOf, type Content } from './content'

/** A deleted record by its fields. */
export type DeletedValues = Record<string, unknown>

/**
 * Rights to single records, for collections where the right to the collection does not suffice to
 * delete every record.
 */
export type RecordRights = {
  /** Throws unless the caller could delete this record if it still existed. */
  insist: (args: { req: PayloadRequest; values: DeletedValues }) => Promise<unknown>
  /** These rights as a condition on rows of `trash`, without locks: good enough for listing. */
  shown: (req: PayloadRequest) => Promise<SQL>
}

/** The rights in `custom.restore` of a collection (`operations/trash/restoreRules`). */
type Restore = { restore?: { rights?: RecordRights } }

const recordRightsOf = (req: PayloadRequest, slug: string): RecordRights | undefined =>
  (req.payload.collections[slug as CollectionSlug].config.custom as Restore | undefined)?.restore
    ?.rights

/** The collections with deleted records that the caller may restore. */
export const restorableBy = async (req: PayloadRequest): Promise<string[]> => {
  const ability = await abilityOfRequest(req)
  return restorableSlugs((...asked) => ability.can(...asked))
}

/** SQL: rows of `trash` in these collections that the caller may restore. */
export const restorableRows = async (
  req: PayloadRequest,
  slugs: readonly string[],
): Promise<SQL> => {
  const conditions = await Promise.all(
    slugs.map(async (slug) => {
      const shown = await recordRightsOf(req, slug)?.shown(req)
      return shown ? sql`subject = ${slug} and ${shown}` : sql`subject = ${slug}`
    }),
  )
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
}

/** @throws Refusal `notAllowed` without the rights to delete and to read records of the collection */
export const insistOnRestoring = async (req: PayloadRequest, slug: string): Promise<void> => {
  if (!(await restorableBy(req)).includes(slug)) throw new Refusal('notAllowed')
}

/**
 * Checks the permission to restore or purge one deleted record: the same as for deleting it.
 * Requires a transaction.
 * @throws Refusal `notAllowed`, `roleAboveOwn`
 */
export const insistOnRightsTo = async (
  req: PayloadRequest,
  slug: string,
  content: Content,
): Promise<void> => {
  await recordRightsOf(req, slug)?.insist({ req, values: valuesOf(req, slug, content) })
}
