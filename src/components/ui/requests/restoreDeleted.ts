import { ROOT_COMMANDS } from '@/catalog/commands/entries'
import type { Id } from '@/domain/shared/idOf'
import { callApi, type ApiOutcome } from './api'
import { patiently } from './patiently'

export type DeletedRecord = { id: Id; name: string }
export type NotRestored = DeletedRecord & { reason: string | undefined }

type Command = keyof (typeof ROOT_COMMANDS)['trash']

/** Gives a command to one deleted record. */
export const commandDeleted = (command: Command, slug: string, id: Id): Promise<ApiOutcome> =>
  callApi(`/api/trash${ROOT_COMMANDS.trash[command].path}`, {
    method: 'POST',
    body: { collection: slug, record: Number(id) },
  })

/**
 * Why a deleted record could not be restored: the reason at a field is more specific than the
 * general one.
 */
export const reasonIn = (outcome: ApiOutcome): string | undefined =>
  outcome.ok ? undefined : (Object.values(outcome.fields)[0] ?? outcome.message)

/**
 * Restores deleted records one by one; a failed one does not block the others.
 * @returns those that could not be restored, each with its reason
 */
export const restoreDeleted = async (
  slug: string,
  records: readonly DeletedRecord[],
): Promise<NotRestored[]> => {
  const failed: NotRestored[] = []
  for (const record of records) {
    const outcome = await patiently(() => commandDeleted('restore', slug, record.id))
    if (!outcome.ok) failed.push({ ...record, reason: reasonIn(outcome) })
  }
  return failed
}
