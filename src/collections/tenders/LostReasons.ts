import { mayWholly } from '@/access/buildAbility'
import { anyOf, fieldAccessFor, withRights, type FieldRights } from '@/access/collectionAccess'
import { byAbility } from '@/access/judge'
import { refuseDeleteInUse } from '@/hooks/refuseDeleteInUse'
import { defineCollection } from '../defineCollection'

const keepers = anyOf(['write', 'settings'])

/**
 * Readable with permission to read every field of tenders, writable with permission to change the
 * settings.
 */
const access = {
  read: withRights(
    byAbility((ability) => mayWholly(ability, 'read', 'tenders')),
    ['read', 'tenders'],
  ),
  create: keepers,
  update: keepers,
  delete: keepers,
}

const fieldRights = (field: string): FieldRights =>
  fieldAccessFor({ subject: 'tenders', field, access })

/** Why tenders are lost. One that tenders name is renamed, not deleted: reports count by it. */
export const LostReasons = defineCollection({
  slug: 'lost-reasons',
  access,
  fieldRights,
  defaultSort: 'id',
  hooks: { beforeDelete: [refuseDeleteInUse([['tenders', 'lostReason']])] },
  custom: { isWhole: true },
  fields: [{ name: 'name', type: 'text', required: true, maxLength: 60, unique: true }],
})
