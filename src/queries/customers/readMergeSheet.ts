import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { MERGE_FIELDS, MERGED_KINDS, mergeValue, type MergedKind } from '@/domain/customers/merge'
import { DEFAULT_TIME_ZONE } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { tableNameOf } from '@/domain/shared/sqlNames'
import { shownName } from '@/present/record/shownName'
import type { MergeSheet, MergeSide } from '@/present/customers/mergeSheet'
import { readRows } from '../shared/rows'

/** Notes and actions move if they are on the company itself; others follow their record. */
export const isAboutCompany = (kind: MergedKind): boolean => kind === 'notes' || kind === 'actions'

/** SQL, on rows `t` of a collection: whether a merge of the company moves them. */
export const movesWith = (kind: MergedKind, company: SQL | number): SQL =>
  isAboutCompany(kind)
    ? sql`t.subject = 'companies' and t.document = ${company}`
    : sql`t.company_id = ${company}`

const countOf = (kind: MergedKind) =>
  sql`(select count(*)::int from ${sql.identifier(tableNameOf(kind))} t
    where ${movesWith(kind, sql`c.id`)}) as ${sql.identifier(kind)}`

const countColumns = sql.join(MERGED_KINDS.map(countOf), sql`, `)

const sideOf = async (req: PayloadRequest, id: number): Promise<MergeSide> => {
  const doc = (await req.payload.findByID({
    collection: 'companies',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as unknown as Record<string, unknown> | null
  if (!doc) throw new Refusal('notFound', { data: { collection: 'companies' } })
  const [counts] = await readRows<Record<MergedKind, number>>(
    req,
    sql`select ${countColumns} from companies c where c.id = ${id}`,
  )
  return {
    id,
    name: shownName(doc.name as string | null),
    values: MERGE_FIELDS.map((field) => ({ field, value: mergeValue(field, doc[field]) })),
    counts: MERGED_KINDS.map((kind) => ({ kind, count: counts?.[kind] ?? 0 })),
  }
}

/**
 * Compares two companies: each field, and the records that would move with each. The caller checks
 * the rights to merge.
 * @throws Refusal `notFound`
 */
export const readMergeSheet = async (
  req: PayloadRequest,
  { id, other }: { id: number; other: number },
): Promise<MergeSheet> => ({ sides: [await sideOf(req, id), await sideOf(req, other)] })

/**
 * SQL: the companies merged into the company `c`, the newest first, each with its day; null if
 * there are none.
 */
export const mergedCompanies = sql`(select json_agg(json_build_object('id', r.loser_id, 'name', l.name,
    'day', to_char(r.merged_at at time zone coalesce((select time_zone from settings limit 1),
      ${DEFAULT_TIME_ZONE}), 'YYYY-MM-DD')) order by r.merged_at desc, r.id desc)
  from record_merges r join companies l on l.id = r.loser_id
  where r.winner_id = c.id and r.split_at is null)`
