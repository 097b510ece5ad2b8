import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { anyOf, withRights } from '@/access/collectionAccess'
import { staffIdOf } from '@/access/session/staffOf'
import {
  ACTION_KINDS,
  ACTION_SOURCES,
  isTimeOfDay,
  MAX_ACTION_NOTE,
  MAX_ACTION_TITLE,
  MAX_OUTCOME,
  refuseActionStep,
  type ActionSubject,
} from '@/domain/actions/actions'
import { dayFromStored } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal, refuseFields, type FieldRefusal } from '@/domain/shared/refusal'
import { dayField } from '@/fields/dayField'
import { readOnly } from '@/fields/readOnly'
import { richTextField } from '@/fields/richTextField'
import { options } from '@/i18n/label'
import { insistOnActionOwner, notifyNewOwner } from '@/operations/actions/ownerOfAction'
import { defineCollection } from '../defineCollection'
import {
  deletedRowRights,
  insistOnSubject,
  readableWith,
  readersEndpoint,
  refuseMoves,
  subjectFields,
} from '../shared/onRecords'
import { actionEndpoints } from './endpoints'

/** An action needs a title, and its time of day must be valid. */
const refuseValues = (values: Record<string, unknown>): FieldRefusal[] => {
  const { title, time } = values
  const at = (path: string, code: 'required' | 'timeInvalid', isWrong: boolean): FieldRefusal[] =>
    isWrong ? [{ path, code }] : []
  return [
    ...at('title', 'required', typeof title !== 'string' || title.trim() === ''),
    ...at('time', 'timeInvalid', typeof time === 'string' && time !== '' && !isTimeOfDay(time)),
  ]
}

const ownerOf = ({ owner }: Record<string, unknown>): number | null => recordIdOf(idOf(owner))

/** Another owner or day is refused once an action is done, as by the steps `assign` and `move`. */
const insistOnStep = async (
  req: PayloadRequest,
  stored: Record<string, unknown> & { subject: ActionSubject },
  values: Record<string, unknown>,
) => {
  const isMoved = dayFromStored(values.due) !== dayFromStored(stored.due)
  const owner = ownerOf(values)
  const isGiven = owner !== ownerOf(stored)
  const step = isGiven ? 'assign' : isMoved ? 'move' : null
  const code = step && refuseActionStep(step, Boolean(stored.doneAt))
  if (code) throw new Refusal(code)
  if (isGiven) await insistOnActionOwner(req, stored.subject, owner)
}

/**
 * The author of a new action must be able to read its record, which never changes. The owner must
 * be able to read the record, too.
 */
const writeAction: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const values = { ...originalDoc, ...data }
  if (operation === 'update') {
    refuseMoves(['subject', 'document'], 'actionStays', values, originalDoc)
    refuseFields(refuseValues(values))
    await insistOnStep(req, originalDoc, values)
    return data
  }
  refuseFields(refuseValues(values))
  const { subject, document } = values as { subject: ActionSubject; document: unknown }
  await insistOnSubject(req, 'actions', { subject, document })
  await insistOnActionOwner(req, subject, ownerOf(values))
  return data
}

/** The new owner of an action is notified, unless they gave it to themselves. */
const notifyOwner: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const owner = ownerOf(doc)
  if (owner !== null && (operation === 'create' || owner !== ownerOf(previousDoc)))
    await notifyNewOwner(req, { id: doc.id, title: doc.title, owner })
}

/**
 * Follow-up actions on records, readable with their record. The owner takes its steps without the
 * right to write, others need *write actions*. It goes to the trash with its record and is restored
 * with it: the foreign keys of the table cascade.
 */
export const Actions = defineCollection({
  slug: 'actions',
  access: {
    read: withRights(readableWith('actions', 'read'), ['read', 'actions']),
    create: anyOf(['create', 'actions']),
    update: withRights(readableWith('actions', 'write'), ['write', 'actions']),
    delete: withRights(readableWith('actions', 'delete'), ['delete', 'actions']),
  },
  admin: { hidden: true },
  defaultSort: '-dueOn',
  endpoints: [readersEndpoint('actions', '/owners'), ...actionEndpoints],
  hooks: { beforeChange: [writeAction], afterChange: [notifyOwner] },
  restore: { rights: deletedRowRights('actions') },
  fields: [
    ...subjectFields,
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
    // `snoozedUntil`, else `due`. Written by the trigger `keep_action`; lists filter and sort by
    // it.
    readOnly(dayField({ name: 'dueOn' })),
  ],
})
