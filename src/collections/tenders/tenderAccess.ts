import type { Access, FieldAccess, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import {
  accessFor,
  anyOf,
  fieldAccessFor,
  withRights,
  type FieldRights,
} from '@/access/collectionAccess'
import { byAbility } from '@/access/judge'
import { mayEditTender, type EditedTender } from '@/access/mayEditTender'
import { askerOf } from '@/access/session/staffOf'

/** `mayEditTender` as a filter: any tender, or the drafts one began oneself. */
const editable: Access = async ({ req }) => {
  const ability = await abilityOfRequest(req)
  if (ability.can('write', 'tenders')) return true
  const { person, program } = askerOf(req)
  if (!ability.can('create', 'tenders') || (person ?? program) === null) return false
  const own: Where =
    person === null ? { createdByClient: { equals: program } } : { createdBy: { equals: person } }
  return { and: [own, { status: { equals: 'draft' } }] }
}

export const tenderAccess = accessFor('tenders', {
  update: withRights(editable, ['write', 'tenders'], ['create', 'tenders']),
})

/** A field of a tender: which right opens it for a change depends on whose draft it is. */
export const tenderFieldRights = (field: string): FieldRights => {
  const update: FieldAccess = async ({ req, doc }) => {
    const ability = await abilityOfRequest(req)
    const tender = (doc ?? {}) as EditedTender
    return mayEditTender({ ability, asker: askerOf(req), tender, field })
  }
  return { ...fieldAccessFor({ subject: 'tenders', field, access: tenderAccess }), update }
}

const editors = anyOf(['write', 'tenders'], ['create', 'tenders'])

/** Access of a part of tenders; whose tender it is, is asked by `refuseForeignTender`. */
export const partAccess = (part: 'items' | 'files') => ({
  read: withRights(
    byAbility((ability) => ability.can('read', 'tenders', part)),
    ['read', 'tenders'],
  ),
  create: editors,
  update: editors,
  delete: editors,
})

/**
 * A part is seen and changed as a whole: by users who may see and change that field of its tender.
 */
export const partFieldRights = (part: 'items' | 'files') => (): FieldRights =>
  fieldAccessFor({ subject: 'tenders', field: part, access: partAccess(part) })
