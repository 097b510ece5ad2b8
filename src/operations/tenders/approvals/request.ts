import { sql } from '@payloadcms/db-postgres'

/** SQL that clears a request for approval, among the guarded columns of a tender. */
export const NO_REQUEST = sql`approver_id = null, approval_asked_by_id = null,
  approval_asked_at = null, approval_note = null, approval_asked_plan = null`
