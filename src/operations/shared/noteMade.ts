import { recordIdOf } from '@/domain/shared/recordId'
import { idOf } from '@/domain/shared/idOf'
import { noteInAuditContext } from '@/lib/auditContext'

/**
 * Remembers what the running request made or changed, for a retry whose first response was lost: the
 * last of several is what the request was about.
 * @param record the record or its id; null for a request that is about no single record
 */
export const noteMade = (slug: string, record: unknown): void => {
  const id = recordIdOf(idOf(record))
  noteInAuditContext({ made: id === null ? null : { slug, id } })
}
