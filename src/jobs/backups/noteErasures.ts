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

/**
 * Records erasures next to the backups and in the archive as soon as they are committed; does
 * nothing if no folder is set.
 */
export const noteErasures: JobRun = async (payload) => {
  const folders = [env.BACKUP_DIR, env.ARCHIVE_DIR].flatMap((dir) => dir ?? [])
  if (folders.length === 0) return
  const erasures = await readRows<ErasureNote>(await systemRequest(payload), sql.raw(ALL_ERASURES))
  const recipient = env.BACKUP_RECIPIENT ?? null
  for (const dir of folders) await writeErasureNotes({ erasures, dir, recipient })
}
