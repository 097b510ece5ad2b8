import type { PayloadRequest } from 'payload'
import { AUDITED_SLUGS, type AuditedSlug } from '@/domain/audit/auditedSlugs'
import { mayReadEntity } from './entityOf'

/**
 * The audited collections of which the user may read every record. The permission to read the audit
 * trail is checked separately.
 */
export const readableSlugs = async (req: PayloadRequest): Promise<AuditedSlug[]> => {
  const allowed = await Promise.all(AUDITED_SLUGS.map((slug) => mayReadEntity(req, slug)))
  return AUDITED_SLUGS.filter((_, at) => allowed[at])
}
