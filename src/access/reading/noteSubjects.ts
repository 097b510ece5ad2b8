import { entityOf } from '@/catalog'
import { NOTE_SUBJECTS, type NoteSubject } from '@/domain/notes/notes'
import type { AppAbility } from '../buildAbility'

/**
 * The collections whose notes a caller may read: a note is read with its record, by holders of
 * *read notes*.
 */
export const readableNoteSubjects = (ability: AppAbility): NoteSubject[] =>
  ability.can('read', 'notes')
    ? NOTE_SUBJECTS.filter((slug) => {
        const subject = entityOf(slug)?.subject
        return subject !== undefined && ability.can('read', subject)
      })
    : []
