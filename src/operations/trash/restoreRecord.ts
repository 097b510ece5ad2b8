import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { asWriter, lockRow, query } from '../shared/transaction'
import { rootOf, valuesOf, type Content, type ContentRow } from '@/queries/trash/content'
import { contentWithParents } from './contentWithParents'
import type { RestoreRules } from './restoreRules'
import { takeFromTrash, type Deleted } from './takeFromTrash'
import { insistOnRestoring, insistOnRightsTo } from '@/queries/trash/trashRights'

/** As `lockBeforeUpdate` reads it. */
type Custom = {
  restore?: RestoreRules
  partOf?: { column: string; slug: string }
  changesAlone?: number
}

/** The locks of a change of the collection, in their order. */
const lockAround = async (
  req: PayloadRequest,
  { changesAlone, partOf }: Custom,
  row: ContentRow,
) => {
  if (changesAlone) await query(req, sql`select pg_advisory_xact_lock(${changesAlone})`)
  const whole = partOf && row[partOf.column]
  if (whole) await lockRow(req, partOf.slug, Number(whole))
}

const insert = (req: PayloadRequest, content: string) =>
  query(req, sql`select restore_content(${content}::jsonb)`)

const checkedInsert = async (
  req: PayloadRequest,
  { collection: slug }: Deleted,
  { content, parsed }: { content: string; parsed: Content },
) => {
  const collection = req.payload.collections[slug as CollectionSlug].config
  const custom = collection.custom as Custom
  const { rules = [], writer, after } = custom.restore ?? {}
  const values = valuesOf(req, slug, parsed)
  await lockAround(req, custom, rootOf(parsed))
  await insistOnRightsTo(req, slug, parsed)
  const whole = await contentWithParents(req, slug, content)
  for (const rule of rules)
    await rule({ collection, context: req.context, data: values, operation: 'create', req })
  await (writer ? asWriter(req, writer, () => insert(req, whole)) : insert(req, whole))
  await after?.({ req, values })
}

/**
 * Brings a deleted record back as it was, under its number, with all that went with it. The request
 * has a transaction.
 * @throws Refusal `notAllowed`, `roleAboveOwn`; `notInTrash` when another request was faster;
 *   `parentGone`; whatever the rules and constraints of the collection say, such as `notUnique`
 */
export const restoreRecord = async (args: { req: PayloadRequest } & Deleted): Promise<void> => {
  const { req, ...deleted } = args
  await insistOnRestoring(req, deleted.collection)
  await checkedInsert(req, deleted, await takeFromTrash(req, deleted))
}
