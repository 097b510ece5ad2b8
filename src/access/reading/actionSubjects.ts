import { entityOf } from '@/catalog'
import { ACTION_SUBJECTS, type ActionSubject } from '@/domain/actions/actions'
import type { AppAbility } from '../buildAbility'

/**
 * The collections whose actions a user may read: an action needs the permission *read actions* and
 * the permission to read its record. An action on another record does not exist for them, even one
 * of their own.
 */
export const readableActionSubjects = (ability: AppAbility): ActionSubject[] =>
  ability.can('read', 'actions')
    ? ACTION_SUBJECTS.filter((slug) => {
        const subject = entityOf(slug)?.subject
        return subject !== undefined && ability.can('read', subject)
      })
    : []

/** Whether a user may write actions on records of a collection. */
export const mayWriteActions = (ability: AppAbility, subject: ActionSubject): boolean =>
  readableActionSubjects(ability).includes(subject) && ability.can('create', 'actions', 'title')
