import { sql } from '@payloadcms/db-postgres'
import type { Access, PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayWholly } from '@/access/buildAbility'
import { staffIdOf } from '@/access/session/staffOf'
import { idOf } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import type { RecordRights } from '@/queries/trash/trashRights'

/**
 * Whose templates the caller may change and delete: all of them with permission to write every field
 * of tenders; their own with permission to create tenders.
 */
const whose = async (req: PayloadRequest): Promise<'all' | { of: number } | null> => {
  const ability = await abilityOfRequest(req)
  if (mayWholly(ability, 'write', 'tenders')) return 'all'
  const person = staffIdOf(req)
  return ability.can('create', 'tenders') && person !== null ? { of: Number(person) } : null
}

/** Collection access: the templates that the caller may change and delete. */
export const ownTemplates: Access = async ({ req }) => {
  const mine = await whose(req)
  if (mine === null || mine === 'all') return mine === 'all'
  return { createdBy: { equals: mine.of } } as Where
}

/** A deleted template is visible to, and can be restored by, the users who could have deleted it. */
export const deletedTemplateRights: RecordRights = {
  insist: async ({ req, values }) => {
    if (!req.user) return
    const mine = await whose(req)
    const isTheirs = mine === 'all' || mine?.of === Number(idOf(values.createdBy) ?? 0)
    if (!isTheirs) throw new Refusal('notAllowed')
  },
  shown: async (req) => {
    const mine = await whose(req)
    if (mine === null || mine === 'all') return mine === 'all' ? sql`true` : sql`false`
    return sql`(content #>> '{0,rows,0,created_by_id}')::integer = ${mine.of}`
  },
}
