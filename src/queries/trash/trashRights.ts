import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { restorableSlugs } from '@/catalog/trash'
import { Refusal } from '@/domain/shared/refusal'
import { valuesOf, type Content } from './content'
import type { RecordRights, RestoreRules } from '@/operations/trash/restoreRules'

const recordRightsOf = (req: PayloadRequest, slug: string): RecordRights | undefined =>
  (
    req.payload.collections[slug as CollectionSlug].config.custom as
      | { restore?: RestoreRules }
      | undefined
  )?.restore?.rights

/** The collections of whose deleted records the caller sees and restores any. */
export const restorableBy = async (req: PayloadRequest): Promise<string[]> => {
  const ability = await abilityOfRequest(req)
  return restorableSlugs((...asked) => ability.can(...asked))
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
  if (!(await restorableBy(req)).includes(slug)) throw new Refusal('notAllowed')
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
