import { sql } from '@payloadcms/db-postgres'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayEditTender } from '@/access/mayEditTender'
import { staffIdOf } from '@/access/session/staffOf'
import { idOf } from '@/domain/shared/idOf'
import type { RecordRights } from '@/queries/trash/trashRights'
import { insistOnEditing, lockedTender, type Part } from './hooks/refuseForeignTender'

const tenderId = sql`(content #>> '{0,rows,0,tender_id}')::integer`

/**
 * Deleted lines and files can be restored by users who may edit their tender, and by nobody once
 * the tender is deleted.
 */
export const deletedPartRights = (part: Part): RecordRights => ({
  insist: async ({ req, values }) => {
    if (!req.user) return
    const tender = await lockedTender(req, idOf(values.tender) ?? 0)
    await insistOnEditing(req, part, tender ?? {})
  },
  shown: async (req) => {
    const [ability, person] = [await abilityOfRequest(req), staffIdOf(req)]
    const may = (tender: { status?: string; createdBy?: number | null }) =>
      mayEditTender({ ability, asker: { person, program: null }, tender, field: part })
    if (may({})) return sql`true`
    if (!may({ status: 'draft', createdBy: person })) return sql`false`
    return sql`exists (select from tenders t
      where t.id = ${tenderId} and t.status = 'draft' and t.created_by_id = ${person})`
  },
})
