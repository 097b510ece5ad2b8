import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { daysLeft } from '@/domain/trash/retention'
import type { TrashKind, TrashSheet } from '@/domain/trash/sheet'
import { trashAsked } from '@/present/trash/trashAddress'
import { siteOf } from '../settings/siteOf'
import { readShown } from '../shared/readShown'
import { readRows } from '../shared/rows'
import type { ContentRow } from './content'
import { deletedNames } from './deletedNames'
import { restorableBy, restorableRows } from './trashRights'

type Stored = {
  id: number
  collection: string
  record: number
  /** Absent where the reader may not see the names of users. */
  who?: string | null
  deletedAt: string
  row: ContentRow
}

const readKinds = (req: PayloadRequest, rows: SQL) =>
  readRows<TrashKind>(
    req,
    sql`select subject as collection, count(*)::int as count from trash
        where ${rows} group by subject`,
  )

const readSome = (
  req: PayloadRequest,
  { rows, before, size }: { rows: SQL; before: number | null; size: number },
) =>
  readShown<Required<Stored>>({
    req,
    columns: {
      id: 'id',
      collection: 'judged',
      record: 'id',
      who: ['users', 'name'],
      deletedAt: 'judged',
      row: 'judged',
    },
    statement: sql`select id::float8 as id, subject as collection, document as record, deleted_by_name as who,
          deleted_at as "deletedAt", content #> '{0,rows,0}' as row
        from trash
        where ${rows} and ${before === null ? sql`true` : sql`id < ${before}`}
        order by id desc limit ${size + 1}`,
  }) as Promise<Stored[]>

/**
 * Deleted records that the reader may restore, the last deleted first.
 * @param args.kind of one collection only
 * @param args.before cursor to older ones; null for the newest
 * @param args.size records a page
 */
export const readTrash = async (args: {
  req: PayloadRequest
  kind: string | null
  before: number | null
  size: number
  now: Date
}): Promise<TrashSheet> => {
  const { req, kind, before, size, now } = args
  const open = await restorableBy(req)
  const rows = await restorableRows(req, open)
  const shownRows = kind === null ? rows : sql`(${rows} and subject = ${kind})`
  const [kinds, found] = await Promise.all([
    readKinds(req, rows),
    readSome(req, { rows: shownRows, before, size }),
  ])
  const shown = found.slice(0, size)
  const names = await deletedNames(req, shown)
  return {
    kinds: open.flatMap((slug) => kinds.filter(({ collection }) => collection === slug)),
    rows: shown.map(({ row: _, deletedAt, ...rest }, at) => ({
      ...rest,
      name: names[at] ?? '',
      deletedAt: new Date(deletedAt).toISOString(),
      daysLeft: daysLeft(new Date(deletedAt), now),
    })),
    before: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  }
}

const PAGE_SIZE = 25

/**
 * The page of deleted records.
 * @param query of the address: `kind`, `before`
 */
export const readTrashPage = async (
  req: PayloadRequest,
  query: Readonly<Record<string, unknown>>,
) => {
  const { kind, before } = trashAsked(query)
  const [sheet, { timeZone }] = await Promise.all([
    readTrash({ req, kind, before, size: PAGE_SIZE, now: new Date() }),
    siteOf(req.payload),
  ])
  return { sheet, kind, isOlder: before !== null, timeZone }
}
