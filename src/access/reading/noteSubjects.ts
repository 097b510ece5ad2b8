import { entityOf } from '@/catalog'
import { NOTE_SUBJECTS, type NoteSubject } from '@/domain/notes/notes'
import type { AppAbility } from '../buildAbility'

/**
 * The collections whose notes a user may read: a note needs the permission *read notes* and the
 * permission to read its record.
 */
export const readableNoteSubjects = (ability: AppAbility): NoteSubject[] =>
  ability.can('read', 'notes')
    ? NOTE_SUBJECTS.filter((slug) => {
        const subject = entityOf(slug)?.subject
        return subject !== undefined && ability.can('read', subject)
      })
    : []

/** Whether a user may write notes on records of a collection. */
export const mayWriteNotes = (ability: AppAbility, subject: NoteSubject): boolean =>
  readableNoteSubjects(ability).includes(subject) && ability.can('create', 'notes', 'body')
