import { recordIdOf } from '@/domain/shared/recordId'
import { idOf } from '@/domain/shared/idOf'
import { noteInAuditContext } from '@/lib/auditContext'

/**
 * Stores the record created or changed by the running request, for a retry whose first response was
 * lost: the last of several counts.
 * @param record the record or its id; null for a request without a single record
 */
export const noteMade = (slug: string, record: unknown): void => {
  const id = recordIdOf(idOf(record))
  noteInAuditContext({ made: id === null ? null : { slug, id } })
}
