import type { AppAbility } from '../buildAbility'
import { mayReadField } from './mayReadField'
import type { Subject } from '../roles/permissions'

/**
 * Whether a caller may read all of these fields of a subject, narrowed roles included. For numbers
 * and names shown outside of their record, where Payload runs no field access.
 *
 * @param fields as in the role's `fields`
 */
export const mayReadFields = (
  ability: AppAbility,
  subject: Subject,
  ...fields: string[]
): boolean =>
  ability.can('read', subject) && fields.every((field) => mayReadField(ability, subject, field))
