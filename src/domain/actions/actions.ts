import { NOTE_SUBJECTS, type NoteSubject } from '../notes/notes'
import { addDays, isWeekday, weekdayOf, type Day } from '../shared/day'
import type { RefusalCode } from '../shared/refusal'

/** Kinds of actions. */
export const ACTION_KINDS = [
  'call',
  'mail',
  'visit',
  'reply',
  'prepare',
  'deliver',
  'other',
] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/**
 * Source of an action: entered by hand, or created from a meeting, a tender or a customer's answer.
 */
export const ACTION_SOURCES = ['manual', 'meet', 'followUp', 'answer'] as const
export type ActionSource = (typeof ACTION_SOURCES)[number]

/** Collections whose records can have actions: the same as those with notes. */
export const ACTION_SUBJECTS = NOTE_SUBJECTS
export type ActionSubject = NoteSubject

export const MAX_ACTION_TITLE = 200
export const MAX_ACTION_NOTE = 20_000
export const MAX_OUTCOME = 500

/** An hour and minute of the company's day, `09:30`. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Steps of an action, taken by its owner or by users with the right *write actions*. */
export const ACTION_STEPS = ['done', 'snooze', 'move', 'assign', 'reopen'] as const
export type ActionStep = (typeof ACTION_STEPS)[number]

/**
 * Why an action refuses a step: a finished action can only be reopened, and only a finished one
 * can.
 * @param isDone from the locked row
 * @returns `alreadyInThatState`, or null
 */
export const refuseActionStep = (step: ActionStep, isDone: boolean): RefusalCode | null =>
  isDone === (step === 'reopen') ? null : 'alreadyInThatState'

/** Why an action cannot be snoozed until a day: it must lie in the future. */
export const refuseSnooze = (until: Day, today: Day): RefusalCode | null =>
  until > today ? null : 'snoozeNotLater'

/** How long before its time an action is announced. */
export const ANNOUNCED_MINUTES = 15

/** Monday of the week after that of a day. */
export const nextMonday = (today: Day): Day => {
  const weekday = weekdayOf(today)
  return addDays(today, weekday === 0 ? 1 : 8 - weekday)
}

const onWeekday = (day: Day): Day => (isWeekday(day) ? day : nextMonday(day))

/** A suggested due day; `name` is its key in the dictionary `todo`. */
export type DayOffered = { name: 'tomorrow' | 'nextWorkday' | 'inWeek' | 'inTwoWeeks'; day: Day }

/**
 * The suggested due days of an action, the nearest first: the next working day (the default), and
 * one and two weeks from today; never a Saturday or Sunday.
 * @param today the company's day
 */
export const daysOffered = (today: Day): [DayOffered, ...DayOffered[]] => {
  const tomorrow = addDays(today, 1)
  const next = onWeekday(tomorrow)
  return [
    { name: next === tomorrow ? 'tomorrow' : 'nextWorkday', day: next },
    { name: 'inWeek', day: onWeekday(addDays(today, 7)) },
    { name: 'inTwoWeeks', day: onWeekday(addDays(today, 14)) },
  ]
}

/** Days until the same kind of action is usually tried again. */
const NEXT_AFTER_DAYS: Readonly<Record<ActionKind, number>> = {
  call: 3,
  mail: 3,
  visit: 7,
  reply: 3,
  prepare: 1,
  deliver: 7,
  other: 7,
}

/** The suggested day of the next action after one is done; never a Saturday or Sunday. */
export const proposedNext = (kind: ActionKind, today: Day): Day =>
  onWeekday(addDays(today, NEXT_AFTER_DAYS[kind]))
