import { entityOf } from '@/catalog'
import { NOTE_SUBJECTS, type NoteSubject } from '@/domain/notes/notes'
import type { AppAbility } from '../buildAbility'

/** Collections whose rows belong to records of other collections, and need the right to these. */
export type OnRecords = 'notes' | 'actions'

/** The required field of each collection. */
const TEXT = { notes: 'body', actions: 'title' } as const satisfies Record<OnRecords, string>

/**
 * The collections whose notes or actions a user may read: this needs permission to read both them
 * and their record. Those on other records are invisible, even the user's own.
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
