import { sql } from '@payloadcms/db-postgres'
import type { Access, Endpoint, Field, PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { filteredBy, type Judge } from '@/access/judge'
import { mayWriteOn, readableSubjects, type OnRecords } from '@/access/reading/onRecords'
import { insistOnCaller, staffIdOf } from '@/access/session/staffOf'
import { NOTE_SUBJECTS, type NoteSubject } from '@/domain/notes/notes'
import { idOf } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { options } from '@/i18n/label'
import { holdRecord } from '@/operations/shared/holdRecord'
import type { RecordRights } from '@/queries/trash/trashRights'
import { peopleWhoRead } from '@/queries/users/activePeople'

/**
 * The record that a row belongs to, from one of several collections. Its foreign keys are generated
 * columns.
 */
export const subjectFields: Field[] = [
  {
    name: 'subject',
    type: 'select',
    required: true,
    options: options('notes.subjects', NOTE_SUBJECTS),
  },
  { name: 'document', type: 'number', required: true },
]

/** A filter for rows on records that the caller may read; `true` if that is all of them. */
export const readableRows = async (
  req: PayloadRequest,
  of: OnRecords,
): Promise<boolean | Where> => {
  const subjects = readableSubjects(await abilityOfRequest(req), of)
  if (subjects.length === 0 || subjects.length === NOTE_SUBJECTS.length) return subjects.length > 0
  return { subject: { in: subjects } }
}

/**
 * As `readableRows`, for callers with a permission on the collection, in the declarative form that
 * the read layer needs.
 */
export const readableWith = (of: OnRecords, action: 'read' | 'write' | 'delete'): Access => {
  const values = (ability: AppAbility) =>
    ability.can(action, of) ? readableSubjects(ability, of) : []
  const access: Access = async ({ req }) =>
    (await abilityOfRequest(req)).can(action, of) && readableRows(req, of)
  const wholly: Judge = (ability) => values(ability).length === NOTE_SUBJECTS.length
  return filteredBy(access, wholly, { field: 'subject', values })
}

/**
 * A new row needs a record that exists and that its author may read; the record's row is locked until
 * the end of the transaction.
 * @throws Refusal `recordNotFound` at `document`
 */
export const insistOnSubject = async (
  req: PayloadRequest,
  of: OnRecords,
  { subject, document }: { subject: NoteSubject; document: unknown },
): Promise<void> => {
  const isOpen = !req.user || mayWriteOn(await abilityOfRequest(req), of, subject)
  const record = recordIdOf(document)
  if (!isOpen || record === null || !(await holdRecord(req, subject, record)))
    refuseFields([{ path: 'document', code: 'recordNotFound' }])
}

/** @throws Refusal `code` at each of the fields whose value would change */
export const refuseMoves = (
  paths: readonly string[],
  code: 'noteStays' | 'actionStays',
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): void =>
  refuseFields(
    paths.filter((path) => values[path] !== before[path]).map((path) => ({ path, code })),
  )

/** `GET /:slug/<path>?subject=`: users who may read such rows, for callers who may write one. */
export const readersEndpoint = (of: OnRecords, path: string): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const [[name, value] = [], ...more] = [...req.searchParams]
    const subject = NOTE_SUBJECTS.find((one) => one === value)
    if (name !== 'subject' || !subject || more.length > 0)
      throw new Refusal('invalidQuery', { data: { path: more[0]?.[0] ?? name ?? 'subject' } })
    if (!mayWriteOn(await abilityOfRequest(req), of, subject)) throw new Refusal('notAllowed')
    return Response.json({ docs: await peopleWhoRead(req, of, subject) })
  },
})

/**
 * A deleted row can be restored by users who may delete such rows and read its record.
 * @param writer a field with the user who may restore it without the permission to delete
 */
export const deletedRowRights = (of: OnRecords, writer?: string): RecordRights => ({
  insist: async ({ req, values }) => {
    if (!req.user) return
    const ability = await abilityOfRequest(req)
    const isReader = readableSubjects(ability, of).some((subject) => subject === values.subject)
    const written = writer ? idOf(values[writer]) : null
    const isWriter = written !== null && written === staffIdOf(req)
    if (!isReader || !(ability.can('delete', of) || isWriter)) throw new Refusal('notAllowed')
  },
  shown: async (req) => {
    const ability = await abilityOfRequest(req)
    const subjects = readableSubjects(ability, of)
    const mayDelete = ability.can('delete', of)
    if (subjects.length === 0 || !(mayDelete || writer)) return sql`false`
    const listed = sql.join(
      subjects.map((subject) => sql`${subject}`),
      sql`, `,
    )
    const onReadable = sql`content #>> '{0,rows,0,subject}' in (${listed})`
    return mayDelete
      ? onReadable
      : sql`(${onReadable} and (content #>> array['0', 'rows', '0', ${`${writer}_id`}])::integer = ${staffIdOf(req)})`
  },
})
