import type { Access, FieldAccess, Payload, PayloadRequest, Where } from 'payload'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'

/** The parts of a field's configuration that the trail needs. */
export type AuditField = {
  name?: string
  type: string
  hidden?: boolean
  hasMany?: boolean
  virtual?: unknown
  relationTo?: unknown
  label?: unknown
  options?: readonly unknown[]
  custom?: Record<string, unknown>
  flattenedFields?: readonly AuditField[]
  access?: { read?: FieldAccess }
  admin?: { custom?: Record<string, unknown>; components?: { Field?: unknown } }
}

type Entity = { access: { read?: Access }; flattenedFields: readonly AuditField[] }

/** The configuration of a trail row's collection or global. */
export const entityOf = (payload: Payload, slug: AuditedSlug): Entity =>
  (slug === 'settings'
    ? payload.globals.config.find((global) => global.slug === 'settings')
    : payload.collections[slug].config) as unknown as Entity

/** Which rows of a collection the caller may read: all, none, or those of a condition. */
export const readableRowsOf = async (
  req: PayloadRequest,
  slug: AuditedSlug,
): Promise<boolean | Where> => (await entityOf(req.payload, slug).access.read?.({ req })) ?? false

/** Whether the caller may read all rows of a collection; a right to one's own is not enough. */
export const mayReadEntity = async (req: PayloadRequest, slug: AuditedSlug): Promise<boolean> =>
  (await readableRowsOf(req, slug)) === true
