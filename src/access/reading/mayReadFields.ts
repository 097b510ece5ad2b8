import type { AppAbility } from '../buildAbility'
import { mayReadField } from './mayReadField'
import type { Subject } from '../roles/permissions'

/**
 * Whether a caller may read a subject with all of these fields, narrowed roles included. For
 * figures and names shown outside of their record, where Payload runs no field access.
 *
 * @param fields as the role's `fields` name them
 */
export const mayReadFields = (
  ability: AppAbility,
  subject: Subject,
  ...fields: string[]
): boolean =>
  ability.can('read', subject) && fields.every((field) => mayReadField(ability, subject, field))
