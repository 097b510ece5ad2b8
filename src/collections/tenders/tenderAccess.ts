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

/** `mayEditTender` as a filter: all tenders, or the drafts that the caller created. */
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

/**
 * Rights of a field of a tender. The right that allows a change depends on whether the tender is
 * the caller's own draft.
 */
export const tenderFieldRights = (field: string): FieldRights => {
  const update: FieldAccess = async ({ req, doc }) => {
    const ability = await abilityOfRequest(req)
    const tender = (doc ?? {}) as EditedTender
    return mayEditTender({ ability, asker: askerOf(req), tender, field })
  }
  return { ...fieldAccessFor({ subject: 'tenders', field, access: tenderAccess }), update }
}

const editors = anyOf(['write', 'tenders'], ['create', 'tenders'])

/**
 * Access to a part of tenders. `refuseForeignTender` checks whether the caller may edit the tender
 * itself.
 */
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
 * A part is read and changed as a whole, by users who may read and change that field of its tender.
 */
export const partFieldRights = (part: 'items' | 'files') => (): FieldRights =>
  fieldAccessFor({ subject: 'tenders', field: part, access: partAccess(part) })
