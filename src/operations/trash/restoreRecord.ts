import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { asWriter, lockRow, query } from '../shared/transaction'
import { winnerOf } from '@/queries/customers/winnerOf'
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

/** Takes the locks of a change in the collection, in their order. */
const lockAround = async (
  req: PayloadRequest,
  { changesAlone, partOf }: Custom,
  row: ContentRow,
) => {
  if (changesAlone) await query(req, sql`select pg_advisory_xact_lock(${changesAlone})`)
  const whole = partOf && row[partOf.column]
  if (whole) await lockRow(req, partOf.slug, Number(whole))
}

/** The values to validate: `restore_content` replaces a company merged since by its winner. */
const ofWinner = async (req: PayloadRequest, values: ContentRow): Promise<ContentRow> =>
  typeof values.company === 'number'
    ? { ...values, company: await winnerOf(req, values.company) }
    : values

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
  const values = await ofWinner(req, valuesOf(req, slug, parsed))
  await lockAround(req, custom, rootOf(parsed))
  await insistOnRightsTo(req, slug, parsed)
  const whole = await contentWithParents(req, slug, content)
  for (const rule of rules)
    await rule({ collection, context: req.context, data: values, operation: 'create', req })
  await (writer ? asWriter(req, writer, () => insert(req, whole)) : insert(req, whole))
  await after?.({ req, values })
}

/**
 * Restores a deleted record unchanged, with its id and all rows deleted with it. Requires a
 * transaction.
 * @throws Refusal `notAllowed`, `roleAboveOwn`; `notInTrash` when another request was faster;
 *   `parentGone`; the refusals of the collection's rules and constraints, such as `notUnique`
 */
export const restoreRecord = async (args: { req: PayloadRequest } & Deleted): Promise<void> => {
  const { req, ...deleted } = args
  await insistOnRestoring(req, deleted.collection)
  await checkedInsert(req, deleted, await takeFromTrash(req, deleted))
}
