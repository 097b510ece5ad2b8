import type { FieldRefusal, RefusalCode } from '../shared/refusal'

export const NOTE_KINDS = ['note', 'call'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** Collections whose records can have notes. */
export const NOTE_SUBJECTS = ['companies', 'employees', 'company-projects', 'tenders'] as const
export type NoteSubject = (typeof NOTE_SUBJECTS)[number]

/** Outcome of a call. */
export const CALL_OUTCOMES = ['reached', 'noAnswer', 'callBack'] as const

export const MAX_NOTE = 20_000
/** A call of more than a day is a typing error. */
export const MAX_CALL_MINUTES = 1440
/** Minutes for which its author may change or delete a note. */
export const NOTE_OPEN_MINUTES = 15

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * Validates a note: a note has a text, a call an outcome; a note has neither outcome nor length.
 * @param values of the note after the change
 * @returns the invalid fields, with `required`, `notACall` or `minutesInvalid`
 */
export const refuseNote = (values: Values): FieldRefusal[] => {
  const { kind, body, callOutcome, minutes } = values
  const at = (path: string, code: RefusalCode | false): FieldRefusal[] =>
    code
      ? [{ path, code, ...(code === 'minutesInvalid' && { data: { max: MAX_CALL_MINUTES } }) }]
      : []
  if (kind !== 'call')
    return [
      ...at('body', isEmpty(body) && 'required'),
      ...at('callOutcome', !isEmpty(callOutcome) && 'notACall'),
      ...at('minutes', !isEmpty(minutes) && 'notACall'),
    ]
  const length = Number(minutes)
  const isLength = Number.isInteger(length) && length >= 1 && length <= MAX_CALL_MINUTES
  return [
    ...at('callOutcome', isEmpty(callOutcome) && 'required'),
    ...at('minutes', !isEmpty(minutes) && !isLength && 'minutesInvalid'),
  ]
}

/**
 * Why its author may not change or delete a note any more.
 * @param ageMinutes since it was written, by the clock of the database
 * @returns `noteIsFinal` after a quarter of an hour, else null
 */
export const refuseLateChange = (ageMinutes: number): 'noteIsFinal' | null =>
  ageMinutes < NOTE_OPEN_MINUTES ? null : 'noteIsFinal'
