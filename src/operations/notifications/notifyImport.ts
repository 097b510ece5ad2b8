import type { PayloadRequest } from 'payload'
import type { StoredEvent } from '@/domain/events/events'
import type { EndedStatus } from '@/domain/imports/imports'
import type { NotificationEvent } from '@/domain/notifications/events'
import { notify } from './notify'

const EVENTS: Readonly<Record<EndedStatus, NotificationEvent>> = {
  checked: 'importChecked',
  done: 'importDone',
  undone: 'importUndone',
  stopped: 'importStopped',
}

/** Tells whoever asked for long work on an import that it has ended, and leads to its page. */
export const tellOfImport = (
  req: PayloadRequest,
  { document, data }: StoredEvent<'importEnded'>,
): Promise<void> => {
  const { file, rows, errors, status, importer } = data
  return notify({
    req,
    event: EVENTS[status],
    subject: 'imports',
    document,
    data: { file, rows, errors },
    to: { users: [importer] },
  })
}
