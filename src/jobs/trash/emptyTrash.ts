import { systemRequest } from '@/lib/payloadRequests'
import { overdueRecords, purgeOverdue } from '@/operations/trash/purgeRecord'
import type { JobRun } from '../job'
import { forEach } from '../shared/forEach'

/** Deletes for ever what has been in the trash for its whole time. */
export const emptyTrash: JobRun = async (payload) => {
  const overdue = await overdueRecords(await systemRequest(payload))
  await forEach(payload, overdue, purgeOverdue)
}
