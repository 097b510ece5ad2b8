import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { KEPT_SLUGS, keepsDeleted } from '@/catalog/trash'
import { Refusal } from '@/domain/shared/refusal'
import { valuesOf, type Content } from './content'
import type { RecordRights, RestoreRules } from './restoreRules'

/** Whoever may delete and read all records of a collection; a right to one's own is not enough. */
const mayRestore = async (req: PayloadRequest, slug: string): Promise<boolean> => {
  if (!keepsDeleted(slug)) return false
  const { access } = req.payload.collections[slug as CollectionSlug].config
  return (await access.delete({ req })) === true && (await access.read({ req })) === true
}

const recordRightsOf = (req: PayloadRequest, slug: string): RecordRights | undefined =>
  (
    req.payload.collections[slug as CollectionSlug].config.custom as
      { restore?: RestoreRules } | undefined
  )?.restore?.rights

/** The collections of whose deleted records the caller sees and restores any. */
export const restorableBy = async (req: PayloadRequest): Promise<string[]> => {
  const allowed = await Promise.all(KEPT_SLUGS.map((slug) => mayRestore(req, slug)))
  return KEPT_SLUGS.filter((_, at) => allowed[at])
}

/** Which rows of `trash` are of these collections and the caller's to restore. */
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
  if (!(await mayRestore(req, slug))) throw new Refusal('notAllowed')
}

/**
 * Asks for the right to one deleted record, as deleting it did: for restoring it and for deleting it
 * for good alike. The request has a transaction.
 * @throws Refusal `notAllowed`, `roleAboveOwn`
 */
export const insistOnRightsTo = async (
  req: PayloadRequest,
  slug: string,
  content: Content,
): Promise<void> => {
  await recordRightsOf(req, slug)?.insist({ req, values: valuesOf(req, slug, content) })
}
