import { sql } from '@payloadcms/db-postgres'
import { env } from '@/lib/env'
import { systemRequest } from '@/lib/payloadRequests'
import {
  ALL_ERASURES,
  writeErasureNotes,
  type ErasureNote,
} from '@/operations/backups/erasureNotes'
import { readRows } from '@/queries/shared/rows'
import type { JobRun } from '../job'

/** Notes erasures beside the backups as soon as they are committed; nowhere where no folder is set. */
export const noteErasures: JobRun = async (payload) => {
  if (!env.BACKUP_DIR) return
  const erasures = await readRows<ErasureNote>(await systemRequest(payload), sql.raw(ALL_ERASURES))
  const recipient = env.BACKUP_RECIPIENT ?? null
  await writeErasureNotes({ erasures, dir: env.BACKUP_DIR, recipient })
}
