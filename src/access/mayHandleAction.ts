import type { AppAbility } from './buildAbility'
import type { Id } from '@/domain/shared/idOf'

/**
 * Whether a caller may end, snooze or hand over a follow-up action: its owner may, others with the
 * right to write it (docs/domains/timeline.md).
 * @param args.person id of the caller; null for programs
 * @param args.owner id of the action's owner
 * @param args.field what the step changes
 */
export const mayHandleAction = (
  ability: AppAbility,
  { person, owner, field = 'doneAt' }: { person: Id | null; owner: unknown; field?: string },
): boolean => (person !== null && owner === person) || ability.can('write', 'actions', field)
