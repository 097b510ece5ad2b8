import { entityOf } from '@/catalog'
import { NOTE_SUBJECTS, type NoteSubject } from '@/domain/notes/notes'
import type { AppAbility } from '../buildAbility'

/** Collections whose rows belong to records of several collections, and are readable with these. */
export type OnRecords = 'notes' | 'actions'

/** The field without which none can be written. */
const TEXT = { notes: 'body', actions: 'title' } as const satisfies Record<OnRecords, string>

/**
 * The collections whose notes, or actions, a user may read: it needs the permission to read them and
 * the permission to read their record. One on another record does not exist for the user, even one
 * of their own.
 */
export const readableSubjects = (ability: AppAbility, of: OnRecords): NoteSubject[] =>
  ability.can('read', of)
    ? NOTE_SUBJECTS.filter((slug) => {
        const subject = entityOf(slug)?.subject
        return subject !== undefined && ability.can('read', subject)
      })
    : []

/** Whether a user may write notes, or actions, on records of a collection. */
export const mayWriteOn = (ability: AppAbility, of: OnRecords, subject: NoteSubject): boolean =>
  readableSubjects(ability, of).includes(subject) && ability.can('create', of, TEXT[of])
