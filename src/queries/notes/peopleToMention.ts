import type { PayloadRequest } from 'payload'
import { readableNoteSubjects } from '@/access/reading/noteSubjects'
import type { NoteSubject } from '@/domain/notes/notes'
import { activePeople, type PersonToChoose } from '../users/activePeople'

/**
 * Whom a note on a record can mention: active users who may read the notes of such records, ordered
 * by name. The permission to read a record is that to read its collection.
 * @param only the ids of some users, to check these alone
 */
export const peopleToMention = (
  req: PayloadRequest,
  subject: NoteSubject,
  only?: readonly number[],
): Promise<PersonToChoose[]> =>
  activePeople(req, (ability) => readableNoteSubjects(ability).includes(subject), only)
