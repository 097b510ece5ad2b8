import type { AppAbility } from '../buildAbility'
import { readsInputs } from './derived'
import { isCost, seesCosts } from './costs'
import type { Subject } from '../roles/permissions'

/**
 * Whether a caller may read a field whose access depends on the subject alone: the same result as
 * the field's own access (`fieldAccessFor`, `costAccess`, `derivedAccess`).
 *
 * @param field as in the role's `fields`
 */
export const mayReadField = (ability: AppAbility, subject: Subject, field: string): boolean =>
  ability.can('read', subject, field) &&
  (!isCost(subject, field) || seesCosts(ability)) &&
  readsInputs(ability, subject, field)
