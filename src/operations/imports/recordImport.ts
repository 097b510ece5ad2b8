import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isAuditedSlug } from '@/domain/audit/auditedSlugs'
import { recordEvent } from '../audit/recordEvent'
import { query } from '../shared/transaction'
import type { Import } from '@/queries/imports/importRow'

type Counts = { created: number; updated: number; failed: number; undone: number; left: number }

const countsOf = async (req: PayloadRequest, id: number): Promise<Counts> => {
  const [counts] = await query<Counts>(
    req,
    sql`select count(distinct record_id) filter (where state = 'done' and change = 'create')::int as created,
          count(distinct record_id) filter (where state = 'done' and change = 'update')::int as updated,
          count(*) filter (where state = 'error')::int as failed,
          count(*) filter (where state = 'undone')::int as undone,
          count(*) filter (where state = 'left')::int as left
        from import_rows where import_id = ${id}`,
  )
  return counts as Counts
}

const record = async (
  req: PayloadRequest,
  { target, fileName }: Import,
  args: { action: 'import' | 'undoImport'; counts: Partial<Counts> },
): Promise<void> => {
  const told = Object.entries(args.counts).map(([name, count]) => [name, String(count)])
  await recordEvent({
    req,
    action: args.action,
    subject: isAuditedSlug(target) ? target : null,
    document: null,
    details: { file: fileName, ...(Object.fromEntries(told) as Record<string, string>) },
  })
}

/**
 * Records the result of an import in the trail. Each record has its own entry, with the import's
 * id.
 */
export const recordImport = async (req: PayloadRequest, one: Import): Promise<void> => {
  const { created, updated, failed } = await countsOf(req, one.id)
  await record(req, one, { action: 'import', counts: { created, updated, failed } })
}

/** As `recordImport`, for undoing an import. */
export const recordUndo = async (req: PayloadRequest, one: Import): Promise<void> => {
  const { undone, left } = await countsOf(req, one.id)
  await record(req, one, { action: 'undoImport', counts: { undone, left } })
}
