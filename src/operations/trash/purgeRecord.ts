import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { TRASH_DAYS } from '@/domain/trash/retention'
import { recordEvent } from '../audit/recordEvent'
import { removeFilesAfter } from '../files/removeFilesAfter'
import { insistOnConfirmed } from '../users/factors/confirmItsYou'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'
import { takeFromTrash, type Deleted } from './takeFromTrash'
import { insistOnRestoring, insistOnRightsTo } from '@/queries/trash/trashRights'

/** SQL: records past their period in the trash. */
const isOver = sql`deleted_at <= now() - make_interval(days => ${TRASH_DAYS})`

const forget = async (
  req: PayloadRequest,
  { collection, record }: Deleted,
  files: readonly string[],
): Promise<void> => {
  await removeFilesAfter(req, files)
  await recordEvent({ req, action: 'purge', subject: collection, document: record })
}

/**
 * Purges a record from the trash, its files after the commit. Requires a transaction.
 * @throws Refusal `notAllowed`, `roleAboveOwn`, `notInTrash`, `confirmItsYou`
 */
export const purgeRecord = async (args: { req: PayloadRequest } & Deleted): Promise<void> => {
  const { req, ...deleted } = args
  await insistOnRestoring(req, deleted.collection)
  const { files, parsed } = await takeFromTrash(req, deleted)
  await insistOnRightsTo(req, deleted.collection, parsed)
  await insistOnConfirmed(req)
  await forget(req, deleted, files)
}

/** The deleted records past their period, the oldest first. */
export const overdueRecords = (req: PayloadRequest): Promise<Deleted[]> =>
  readRows<Deleted>(
    req,
    sql`select subject as collection, document as record from trash where ${isOver}
        order by deleted_at limit 10000`,
  )

/** Purges a record past its period; one restored meanwhile, or deleted again, stays. */
export const purgeOverdue = (req: PayloadRequest, deleted: Deleted): Promise<void> =>
  inTransaction(req, async () => {
    const { collection, record } = deleted
    const [row] = await query<{ files: string[] }>(
      req,
      sql`delete from trash where subject = ${collection} and document = ${record} and ${isOver}
          returning files`,
    )
    if (row) await forget(req, deleted, row.files)
  })
