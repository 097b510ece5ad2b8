import type { PayloadRequest } from 'payload'
import { AUDITED_SLUGS, type AuditedSlug } from '@/domain/audit/auditedSlugs'
import { mayReadEntity } from './entityOf'

/**
 * What the trail tells a reader of: the collections of which they may read every record. The right
 * to read the trail is another one.
 */
export const readableSlugs = async (req: PayloadRequest): Promise<AuditedSlug[]> => {
  const allowed = await Promise.all(AUDITED_SLUGS.map((slug) => mayReadEntity(req, slug)))
  return AUDITED_SLUGS.filter((_, at) => allowed[at])
}
