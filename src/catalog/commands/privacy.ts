import { REQUEST_CHANNELS, REQUEST_OUTCOMES, REQUEST_SUBJECTS } from '@/domain/privacy/requests'
import { bodyField, bodyOf, NO_BODY } from './bodies/body'
import { dayBodyField, optionField } from './bodies/choiceFields'
import { closedObject } from './bodies/jsonSchema'
import { optionalNameField } from './bodies/nameFields'
import { optionalRecordNumberField, recordNumberField } from './bodies/recordFields'
import { answerField, hashField, noteField, reasonField } from './bodies/wordFields'
import type { RootCommand } from './command'

const MAX_LENGTH = 100
/** Most rows of one file. */
export const MAX_TICKED = 500

export const PERSON_FILES = ['html', 'json'] as const
export type PersonFileFormat = (typeof PERSON_FILES)[number]

/** A selected search result. */
export type Ticked = { table: string; key: string }

const tickedOf = (sent: unknown): Ticked | null => {
  if (typeof sent !== 'object' || sent === null) return null
  const { table, key, ...others } = sent as Record<string, unknown>
  if (Object.keys(others).length > 0) return null
  const isName = typeof table === 'string' && /^[a-z_]{1,63}$/.test(table)
  return isName && typeof key === 'string' && key.length > 0 && key.length <= 200
    ? { table, key }
    : null
}

const tickedField = bodyField<Ticked[]>(
  {
    input: 'rows',
    keys: ['table', 'key'],
    schema: {
      type: 'array',
      items: closedObject({ table: { type: 'string' }, key: { type: 'string' } }, ['table', 'key']),
    },
    isRequired: true,
    codes: ['required', 'invalidInput', 'tooLarge'],
  },
  (sent) => {
    if (!Array.isArray(sent) || sent.length === 0) return { code: 'required' }
    if (sent.length > MAX_TICKED) return { code: 'tooLarge' }
    const rows = sent.map(tickedOf)
    return rows.every((row) => row !== null) ? { value: rows } : { code: 'invalidInput' }
  },
)

const person = {
  name: optionalNameField(MAX_LENGTH),
  email: optionalNameField(MAX_LENGTH),
  phone: optionalNameField(MAX_LENGTH),
}

/** The fields of a received request. */
const received = {
  ...person,
  receivedOn: dayBodyField(['dayInFuture']),
  asked: optionField(REQUEST_SUBJECTS),
  channel: optionField(REQUEST_CHANNELS),
  note: noteField,
}

/** The request for which something is done. */
const forRequest = { request: optionalRecordNumberField }

/** Commands on a person's data, which need a confirmed session, and on requests, which do not. */
export const PRIVACY_COMMANDS = {
  /** Searches a person: a command, because the query must not be in a URL. */
  search: {
    path: '/search',
    needs: [['read', 'privacy']],
    body: bodyOf(person),
    codes: ['peopleOnly', 'confirmItsYou'],
    answers: 'secret',
  },
  /** The person's data as a file to hand over. */
  export: {
    path: '/export',
    needs: [['read', 'privacy']],
    body: bodyOf({
      ...person,
      ...forRequest,
      rows: tickedField,
      format: optionField(PERSON_FILES),
    }),
    codes: ['peopleOnly', 'confirmItsYou', 'notFound', 'tooManyRequests', 'wrongRequestState'],
    answers: 'secret',
  },
  /** What an erasure of the ticked rows would empty, delete and keep. */
  preview: {
    path: '/erasure',
    needs: [['delete', 'privacy']],
    body: bodyOf({ ...person, rows: tickedField }),
    codes: ['peopleOnly', 'confirmItsYou', 'notFound', 'tooManyRequests'],
    answers: 'secret',
  },
  /** Erases the person's data from the ticked rows, if the result is still that of the preview. */
  erase: {
    path: '/erase',
    needs: [['delete', 'privacy']],
    body: bodyOf({
      ...person,
      ...forRequest,
      rows: tickedField,
      seen: hashField,
      reason: reasonField,
    }),
    codes: [
      ...(['peopleOnly', 'confirmItsYou', 'namesThePerson', 'nothingToErase'] as const),
      ...(['erasureChanged', 'wrongRequestState'] as const),
    ],
    isDestructive: true,
  },
  /** Data past its retention period, for review before erasing it. */
  overdue: {
    path: '/overdue',
    needs: [['delete', 'privacy']],
    body: NO_BODY,
    codes: ['peopleOnly', 'confirmItsYou'],
    answers: 'secret',
  },
  /** Erases the selected rows past their retention period. */
  eraseOverdue: {
    path: '/erase-overdue',
    needs: [['delete', 'privacy']],
    body: bodyOf({ rows: tickedField, reason: reasonField }),
    codes: ['peopleOnly', 'confirmItsYou', 'notOverdue', 'erasureChanged'],
    isDestructive: true,
  },
  /** Records a person's request about their data. */
  receiveRequest: {
    path: '/receive-request',
    needs: [['read', 'privacy']],
    isForPeople: true,
    body: bodyOf(received),
    codes: ['peopleOnly', 'searchTooShort', 'invalidPhone'],
  },
  correctRequest: {
    path: '/correct-request',
    needs: [['read', 'privacy']],
    isForPeople: true,
    body: bodyOf({ id: recordNumberField, ...received }),
    codes: ['peopleOnly', 'searchTooShort', 'invalidPhone', 'wrongRequestState'],
  },
  closeRequest: {
    path: '/close-request',
    needs: [['read', 'privacy']],
    isForPeople: true,
    body: bodyOf({
      id: recordNumberField,
      outcome: optionField(REQUEST_OUTCOMES),
      answer: answerField,
    }),
    codes: ['peopleOnly', 'wrongRequestState'],
  },
  reopenRequest: {
    path: '/reopen-request',
    needs: [['read', 'privacy']],
    isForPeople: true,
    body: bodyOf({ id: recordNumberField }),
    codes: ['peopleOnly', 'wrongRequestState'],
  },
} as const satisfies Record<string, RootCommand>
