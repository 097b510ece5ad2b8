import type { AppAbility } from '../buildAbility'
import { readsInputs } from './derived'
import { isCost, seesCosts } from './costs'
import type { Subject } from '../roles/permissions'

/**
 * Whether a caller sees a field of what a subject alone opens: the same answer as the field's own
 * access gives (`fieldAccessFor`, `costAccess`, `derivedAccess`).
 *
 * @param field as the role's `fields` name it
 */
export const mayReadField = (ability: AppAbility, subject: Subject, field: string): boolean =>
  ability.can('read', subject, field) &&
  (!isCost(subject, field) || seesCosts(ability)) &&
  readsInputs(ability, subject, field)
