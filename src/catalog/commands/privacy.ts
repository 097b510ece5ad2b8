import { bodyField, bodyOf } from './bodies/body'
import { optionField } from './bodies/choiceFields'
import { closedObject } from './bodies/jsonSchema'
import { optionalNameField } from './bodies/nameFields'
import { hashField, reasonField } from './bodies/wordFields'
import type { RootCommand } from './command'

const MAX_LENGTH = 100
/** Rows that one file holds at the most. */
export const MAX_TICKED = 500

export const PERSON_FILES = ['html', 'json'] as const
export type PersonFileFormat = (typeof PERSON_FILES)[number]

/** A row that was found and ticked. */
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

/** What is done with the data of one person. All of it needs a confirmed session. */
export const PRIVACY_COMMANDS = {
  /** Where they are found: a command, because what is asked must not stand in an address. */
  search: {
    path: '/search',
    needs: [['read', 'privacy']],
    body: bodyOf(person),
    codes: ['peopleOnly', 'confirmItsYou'],
    answers: 'secret',
  },
  /** What is kept of them, as a file to hand over. */
  export: {
    path: '/export',
    needs: [['read', 'privacy']],
    body: bodyOf({ ...person, rows: tickedField, format: optionField(PERSON_FILES) }),
    codes: ['peopleOnly', 'confirmItsYou', 'notFound', 'tooManyRequests'],
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
  /** Erases them from the ticked rows, as the preview has shown it. */
  erase: {
    path: '/erase',
    needs: [['delete', 'privacy']],
    body: bodyOf({ ...person, rows: tickedField, seen: hashField, reason: reasonField }),
    codes: ['peopleOnly', 'confirmItsYou', 'namesThePerson', 'nothingToErase', 'erasureChanged'],
    isDestructive: true,
  },
} as const satisfies Record<string, RootCommand>
