import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { abilityOfRequest } from '@/access/abilityOf'
import { anyOf, withRights } from '@/access/collectionAccess'
import { mayWriteActions, readableActionSubjects } from '@/access/reading/actionSubjects'
import { staffIdOf } from '@/access/session/staffOf'
import {
  ACTION_KINDS,
  ACTION_SOURCES,
  ACTION_SUBJECTS,
  isTimeOfDay,
  MAX_ACTION_NOTE,
  MAX_ACTION_TITLE,
  MAX_OUTCOME,
  type ActionSubject,
} from '@/domain/actions/actions'
import { idOf } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { refuseFields, Refusal, type FieldRefusal } from '@/domain/shared/refusal'
import { dayField } from '@/fields/dayField'
import { readOnly } from '@/fields/readOnly'
import { richTextField } from '@/fields/richTextField'
import { options } from '@/i18n/label'
import { insistOnActionOwner, tellNewOwner } from '@/operations/actions/ownerOfAction'
import { holdRecord } from '@/operations/shared/holdRecord'
import type { RecordRights } from '@/queries/trash/trashRights'
import { defineCollection } from '../defineCollection'
import { actionEndpoints } from './endpoints'

/** Actions on records that the caller may read; `true` where that is all of them. */
const readable = async (req: PayloadRequest): Promise<boolean | Where> => {
  const subjects = readableActionSubjects(await abilityOfRequest(req))
  if (subjects.length === 0 || subjects.length === ACTION_SUBJECTS.length)
    return subjects.length > 0
  return { subject: { in: subjects } }
}

const when =
  (action: 'read' | 'write' | 'delete'): Access =>
  async ({ req }) =>
    (await abilityOfRequest(req)).can(action, 'actions') && readable(req)

/** What stays, and what an action cannot be without, by field. */
const refuseValues = (values: Record<string, unknown>): FieldRefusal[] => {
  const { title, time } = values
  const at = (path: string, code: 'required' | 'timeInvalid', isWrong: boolean): FieldRefusal[] =>
    isWrong ? [{ path, code }] : []
  return [
    ...at('title', 'required', typeof title !== 'string' || title.trim() === ''),
    ...at('time', 'timeInvalid', typeof time === 'string' && time !== '' && !isTimeOfDay(time)),
  ]
}

/** A new action is on a record that its author may read, and stays there; its owner may read it. */
const writeAction: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const values = { ...originalDoc, ...data }
  if (operation === 'update') {
    refuseFields(
      (['subject', 'document'] as const)
        .filter((path) => values[path] !== originalDoc[path])
        .map((path) => ({ path, code: 'actionStays' as const })),
    )
    refuseFields(refuseValues(values))
    const owner = Number(idOf(values.owner))
    if (owner !== Number(idOf(originalDoc.owner)))
      await insistOnActionOwner(req, originalDoc.subject, owner)
    return data
  }
  refuseFields(refuseValues(values))
  const { subject, document } = values as { subject: ActionSubject; document: unknown }
  const isOpen = !req.user || mayWriteActions(await abilityOfRequest(req), subject)
  const record = recordIdOf(document)
  if (!isOpen || record === null || !(await holdRecord(req, subject, record)))
    refuseFields([{ path: 'document', code: 'recordNotFound' }])
  await insistOnActionOwner(req, subject, Number(idOf(values.owner)))
  return data
}

/** Whoever gets an action from somebody else is notified. */
const tellOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const owner = Number(idOf(doc.owner))
  if (operation === 'create' || owner !== Number(idOf(previousDoc?.owner)))
    await tellNewOwner(req, { id: doc.id, title: doc.title, owner })
}

/** A deleted action is restored with the permission *delete actions*, and that to read its record. */
const deletedActionRights: RecordRights = {
  insist: async ({ req, values }) => {
    if (!req.user) return
    const ability = await abilityOfRequest(req)
    const isReader = readableActionSubjects(ability).some((subject) => subject === values.subject)
    if (!isReader || !ability.can('delete', 'actions')) throw new Refusal('notAllowed')
  },
  shown: async (req) => {
    const ability = await abilityOfRequest(req)
    const subjects = readableActionSubjects(ability)
    if (subjects.length === 0 || !ability.can('delete', 'actions')) return sql`false`
    const listed = sql.join(
      subjects.map((subject) => sql`${subject}`),
      sql`, `,
    )
    return sql`content #>> '{0,rows,0,subject}' in (${listed})`
  },
}

/**
 * What somebody means to do about a record, read with it. Its owner ends it and puts it off by steps;
 * those of others are handled by holders of *write actions*. An action goes to the trash with its
 * record, and comes back with it: references of the table cascade.
 */
export const Actions = defineCollection({
  slug: 'actions',
  access: {
    read: withRights(when('read'), ['read', 'actions']),
    create: anyOf(['create', 'actions']),
    update: withRights(when('write'), ['write', 'actions']),
    delete: withRights(when('delete'), ['delete', 'actions']),
  },
  admin: { hidden: true },
  defaultSort: 'dueOn',
  endpoints: actionEndpoints,
  hooks: { beforeChange: [writeAction], afterChange: [tellOwner] },
  restore: { rights: deletedActionRights },
  fields: [
    {
      name: 'subject',
      type: 'select',
      required: true,
      options: options('notes.subjects', ACTION_SUBJECTS),
    },
    // Of several collections: references are columns that the database generates.
    { name: 'document', type: 'number', required: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'other',
      options: options('todos.kinds', ACTION_KINDS),
    },
    { name: 'title', type: 'text', required: true, maxLength: MAX_ACTION_TITLE },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      defaultValue: ({ req }: { req: PayloadRequest }) => staffIdOf(req),
    },
    dayField({ name: 'due', required: true }),
    { name: 'time', type: 'text', maxLength: 5 },
    richTextField({ name: 'note', maxLength: MAX_ACTION_NOTE }),
    readOnly({
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'manual',
      options: options('todos.sources', ACTION_SOURCES),
    }),
    readOnly({ name: 'sourceId', type: 'number' }),
    readOnly({ name: 'company', type: 'relationship', relationTo: 'companies' }),
    readOnly({ name: 'doneAt', type: 'date' }),
    readOnly({ name: 'doneBy', type: 'relationship', relationTo: 'users' }),
    readOnly({ name: 'outcome', type: 'text', maxLength: MAX_OUTCOME }),
    readOnly(dayField({ name: 'snoozedUntil' })),
    // `snoozedUntil`, else `due`, by the trigger `keep_action`: what lists filter and sort by.
    readOnly(dayField({ name: 'dueOn' })),
  ],
})
