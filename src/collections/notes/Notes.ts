import { sql } from '@payloadcms/db-postgres'
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Endpoint,
  PayloadRequest,
  Where,
} from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { anyOf, withRights } from '@/access/collectionAccess'
import { mayWriteNotes, readableNoteSubjects } from '@/access/reading/noteSubjects'
import { insistOnCaller, staffIdOf } from '@/access/session/staffOf'
import { mentionsIn } from '@/domain/notes/mentions'
import {
  CALL_OUTCOMES,
  MAX_NOTE,
  NOTE_KINDS,
  NOTE_SUBJECTS,
  refuseLateChange,
  refuseNote,
  type NoteSubject,
} from '@/domain/notes/notes'
import { idOf, type Id } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { readOnly } from '@/fields/readOnly'
import { richTextField } from '@/fields/richTextField'
import { options } from '@/i18n/label'
import { emit } from '@/operations/events/emit'
import { holdRecord } from '@/operations/shared/holdRecord'
import { query } from '@/operations/shared/transaction'
import { peopleToMention } from '@/queries/notes/peopleToMention'
import type { RecordRights } from '@/queries/trash/trashRights'
import { defineCollection } from '../defineCollection'

/** Notes on records that the caller may read; `true` where that is all of them. */
const readable = async (req: PayloadRequest): Promise<boolean | Where> => {
  const subjects = readableNoteSubjects(await abilityOfRequest(req))
  if (subjects.length === 0 || subjects.length === NOTE_SUBJECTS.length) return subjects.length > 0
  return { subject: { in: subjects } }
}

const own = async (req: PayloadRequest): Promise<boolean | Where> => {
  const [rows, author] = [await readable(req), staffIdOf(req)]
  if (rows === false || author === null) return false
  const mine: Where = { author: { equals: author } }
  return rows === true ? mine : { and: [rows, mine] }
}

const readNotes = withRights(({ req }) => readable(req), ['read', 'notes'])

const changeNotes: Access = async ({ req }) =>
  (await abilityOfRequest(req)).can('write', 'notes') && own(req)

const deleteNotes: Access = async ({ req }) => {
  const ability = await abilityOfRequest(req)
  if (ability.can('delete', 'notes')) return readable(req)
  return ability.can('write', 'notes') && own(req)
}

/** @throws Refusal `noteIsFinal` once a note is older than `NOTE_OPEN_MINUTES` */
const insistOnTime = async (req: PayloadRequest, id: Id): Promise<void> => {
  // The row is locked (`lockBeforeUpdate`); the clock is that of the database, for every instance.
  const [note] = await query<{ age: number }>(
    req,
    sql`select (extract(epoch from clock_timestamp() - created_at) / 60)::float8 as age
        from notes where id = ${id}`,
  )
  const code = note && refuseLateChange(note.age)
  if (code) throw new Refusal(code)
}

type Words = { body?: string | null } | undefined

/** Who is mentioned in a note now and was not before. */
const newMentions = (note: Words, before: Words): number[] => {
  const former = mentionsIn(before?.body)
  return mentionsIn(note?.body).filter((id) => !former.includes(id))
}

/** @throws Refusal `mentionCannotRead` at `body` for a mention of a user who may not read the note */
const insistOnReaders = async (
  req: PayloadRequest,
  subject: NoteSubject,
  mentioned: readonly number[],
): Promise<void> => {
  if (mentioned.length === 0) return
  const able = await peopleToMention(req, subject, mentioned)
  refuseFields(
    able.length < mentioned.length ? [{ path: 'body', code: 'mentionCannotRead' as const }] : [],
  )
}

/** A new note is on a record that its author may read; it stays there. */
const writeNote: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const values = { ...originalDoc, ...data }
  if (operation === 'update') {
    const moved = (['kind', 'subject', 'document'] as const).filter(
      (path) => values[path] !== originalDoc[path],
    )
    refuseFields(moved.map((path) => ({ path, code: 'noteStays' as const })))
    refuseFields(refuseNote(values))
    if (req.user) await insistOnTime(req, originalDoc.id)
    await insistOnReaders(req, originalDoc.subject, newMentions(values, originalDoc))
    return data
  }
  refuseFields(refuseNote(values))
  const { subject, document } = values as { subject: NoteSubject; document: unknown }
  const subjects = readableNoteSubjects(await abilityOfRequest(req))
  const isOpen = !req.user || subjects.includes(subject)
  const record = recordIdOf(document)
  if (!isOpen || record === null || !(await holdRecord(req, subject, record)))
    refuseFields([{ path: 'document', code: 'recordNotFound' }])
  await insistOnReaders(req, subject, newMentions(values, undefined))
  return req.user ? { ...data, author: staffIdOf(req) } : data
}

/**
 * Mentioned users are notified once the note is committed. Not of `doc`, which holds what the caller may
 * see and asked for.
 */
const emitMentions: CollectionAfterChangeHook = async ({ data, doc, previousDoc, req }) => {
  const mentioned = newMentions({ ...previousDoc, ...data }, previousDoc)
  if (mentioned.length > 0)
    await emit(req, { name: 'noteWritten', document: doc.id, data: { mentioned } })
}

/** `GET /notes/people?subject=`: whom a note on such a record can mention, for those who may write one. */
const people: Endpoint = {
  path: '/people',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const [[name, value] = [], ...more] = [...req.searchParams]
    const subject = NOTE_SUBJECTS.find((one) => one === value)
    if (name !== 'subject' || !subject || more.length > 0)
      throw new Refusal('invalidQuery', { data: { path: more[0]?.[0] ?? name ?? 'subject' } })
    if (!mayWriteNotes(await abilityOfRequest(req), subject)) throw new Refusal('notAllowed')
    return Response.json({ docs: await peopleToMention(req, subject) })
  },
}

const refuseLateDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user || (await abilityOfRequest(req)).can('delete', 'notes')) return
  await insistOnTime(req, id as Id)
}

/**
 * A deleted note is restored with the permission *delete notes*, or by its author; both need to read
 * its record.
 */
const deletedNoteRights: RecordRights = {
  insist: async ({ req, values }) => {
    if (!req.user) return
    const ability = await abilityOfRequest(req)
    const isReader = readableNoteSubjects(ability).some((subject) => subject === values.subject)
    const author = idOf(values.author)
    const isAuthor = author !== null && author === staffIdOf(req)
    if (!isReader || !(ability.can('delete', 'notes') || isAuthor)) throw new Refusal('notAllowed')
  },
  shown: async (req) => {
    const ability = await abilityOfRequest(req)
    const subjects = readableNoteSubjects(ability)
    if (subjects.length === 0) return sql`false`
    const listed = sql.join(
      subjects.map((subject) => sql`${subject}`),
      sql`, `,
    )
    const onReadable = sql`content #>> '{0,rows,0,subject}' in (${listed})`
    if (ability.can('delete', 'notes')) return onReadable
    const author = staffIdOf(req)
    return sql`(${onReadable} and (content #>> '{0,rows,0,author_id}')::integer = ${author})`
  },
}

/**
 * Notes and calls on a record, read with it. Its author changes and deletes a note for a quarter of
 * an hour; after that it is deleted by holders of *delete notes* alone. A note goes to the trash with
 * its record, and comes back with it: references of the table cascade.
 */
export const Notes = defineCollection({
  slug: 'notes',
  access: {
    read: readNotes,
    create: anyOf(['create', 'notes']),
    update: withRights(changeNotes, ['write', 'notes']),
    delete: withRights(deleteNotes, ['delete', 'notes'], ['write', 'notes']),
  },
  admin: { hidden: true },
  defaultSort: '-id',
  endpoints: [people],
  hooks: {
    beforeChange: [writeNote],
    afterChange: [emitMentions],
    beforeDelete: [refuseLateDelete],
  },
  restore: { rights: deletedNoteRights },
  fields: [
    {
      name: 'subject',
      type: 'select',
      required: true,
      options: options('notes.subjects', NOTE_SUBJECTS),
    },
    // Of several collections: references are columns that the database generates.
    { name: 'document', type: 'number', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: options('notes.kinds', NOTE_KINDS),
    },
    richTextField({ name: 'body', maxLength: MAX_NOTE }),
    { name: 'callOutcome', type: 'select', options: options('notes.outcomes', CALL_OUTCOMES) },
    { name: 'minutes', type: 'number' },
    readOnly({ name: 'author', type: 'relationship', relationTo: 'users' }),
    readOnly({ name: 'company', type: 'relationship', relationTo: 'companies' }),
    readOnly({ name: 'editedAt', type: 'date' }),
  ],
})
