import { sql } from '@payloadcms/db-postgres'
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { anyOf, withRights } from '@/access/collectionAccess'
import { staffIdOf } from '@/access/session/staffOf'
import { mentionsIn } from '@/domain/notes/mentions'
import {
  CALL_OUTCOMES,
  MAX_NOTE,
  NOTE_KINDS,
  refuseLateChange,
  refuseNote,
  type NoteSubject,
} from '@/domain/notes/notes'
import { type Id } from '@/domain/shared/idOf'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { readOnly } from '@/fields/readOnly'
import { richTextField } from '@/fields/richTextField'
import { options } from '@/i18n/label'
import { emit } from '@/operations/events/emit'
import { query } from '@/operations/shared/transaction'
import { peopleWhoRead } from '@/queries/users/activePeople'
import { defineCollection } from '../defineCollection'
import {
  deletedRowRights,
  insistOnSubject,
  readableRows,
  readableWith,
  readersEndpoint,
  refuseMoves,
  subjectFields,
} from '../shared/onRecords'

const own = async (req: PayloadRequest): Promise<boolean | Where> => {
  const [rows, author] = [await readableRows(req, 'notes'), staffIdOf(req)]
  if (rows === false || author === null) return false
  const mine: Where = { author: { equals: author } }
  return rows === true ? mine : { and: [rows, mine] }
}

const changeNotes: Access = async ({ req }) =>
  (await abilityOfRequest(req)).can('write', 'notes') && own(req)

const deleteNotes: Access = async ({ req }) => {
  const ability = await abilityOfRequest(req)
  if (ability.can('delete', 'notes')) return readableRows(req, 'notes')
  return ability.can('write', 'notes') && own(req)
}

/** @throws Refusal `noteIsFinal` once a note is older than `NOTE_OPEN_MINUTES` */
const insistOnTime = async (req: PayloadRequest, id: Id): Promise<void> => {
  // The row is locked (`lockBeforeUpdate`). The age is computed with the clock of the database,
  // which all instances share.
  const [note] = await query<{ age: number }>(
    req,
    sql`select (extract(epoch from clock_timestamp() - created_at) / 60)::float8 as age
        from notes where id = ${id}`,
  )
  const code = note && refuseLateChange(note.age)
  if (code) throw new Refusal(code)
}

type Words = { body?: string | null } | undefined

/** The users whom this change of the note mentions for the first time. */
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
  const able = await peopleWhoRead(req, 'notes', subject, mentioned)
  refuseFields(
    able.length < mentioned.length ? [{ path: 'body', code: 'mentionCannotRead' as const }] : [],
  )
}

/** The author of a new note must be able to read its record, which never changes. */
const writeNote: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const values = { ...originalDoc, ...data }
  if (operation === 'update') {
    refuseMoves(['kind', 'subject', 'document'], 'noteStays', values, originalDoc)
    refuseFields(refuseNote(values))
    if (req.user) await insistOnTime(req, originalDoc.id)
    await insistOnReaders(req, originalDoc.subject, newMentions(values, originalDoc))
    return data
  }
  refuseFields(refuseNote(values))
  const { subject, document } = values as { subject: NoteSubject; document: unknown }
  await insistOnSubject(req, 'notes', { subject, document })
  await insistOnReaders(req, subject, newMentions(values, undefined))
  return req.user ? { ...data, author: staffIdOf(req) } : data
}

/**
 * Mentioned users are notified after the commit. Not read from `doc`, which only contains readable
 * and selected fields.
 */
const emitMentions: CollectionAfterChangeHook = async ({ data, doc, previousDoc, req }) => {
  const mentioned = newMentions({ ...previousDoc, ...data }, previousDoc)
  if (mentioned.length > 0)
    await emit(req, { name: 'noteWritten', document: doc.id, data: { mentioned } })
}

const refuseLateDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user || (await abilityOfRequest(req)).can('delete', 'notes')) return
  await insistOnTime(req, id as Id)
}

/**
 * Notes and calls on a record, readable with it. The author may change and delete a note for a
 * quarter of an hour; afterwards only users with *delete notes* may delete it. A note goes to the
 * trash with its record, and is restored with it: foreign keys cascade.
 */
export const Notes = defineCollection({
  slug: 'notes',
  access: {
    read: withRights(readableWith('notes', 'read'), ['read', 'notes']),
    create: anyOf(['create', 'notes']),
    update: withRights(changeNotes, ['write', 'notes']),
    delete: withRights(deleteNotes, ['delete', 'notes'], ['write', 'notes']),
  },
  admin: { hidden: true },
  defaultSort: '-id',
  endpoints: [readersEndpoint('notes', '/people')],
  hooks: {
    beforeChange: [writeNote],
    afterChange: [emitMentions],
    beforeDelete: [refuseLateDelete],
  },
  restore: { rights: deletedRowRights('notes', 'author') },
  fields: [
    ...subjectFields,
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
