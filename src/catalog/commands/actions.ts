import {
  ACTION_KINDS,
  MAX_OUTCOME,
  type ActionKind,
  type ActionStep,
} from '@/domain/actions/actions'
import { isRecordDay, type Day } from '@/domain/shared/day'
import { bodyField, bodyOf, NO_BODY } from './bodies/body'
import { dayBodyField } from './bodies/choiceFields'
import { closedObject } from './bodies/jsonSchema'
import { optionalNameField, ownerField } from './bodies/nameFields'
import type { ListCommand } from './command'

/** The action that follows a finished one. */
export type NextAction = { kind: ActionKind; due: Day }

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

/** The next action, with its kind and day; none if left out. */
const nextField = bodyField<NextAction | null>(
  {
    input: 'rows',
    keys: ['kind', 'due'],
    schema: closedObject({ kind: { enum: ACTION_KINDS }, due: { type: 'string' } }, [
      'kind',
      'due',
    ]),
    isRequired: false,
    codes: ['invalidInput', 'notAnOption', 'required', 'invalidDate', 'ownerCannotRead'],
  },
  (sent) => {
    if (sent === null) return { value: null }
    if (!isObject(sent)) return { code: 'invalidInput' }
    const kind = ACTION_KINDS.find((one) => one === sent.kind)
    if (!kind) return { code: 'notAnOption', at: 'kind' }
    if (sent.due === undefined || sent.due === null || sent.due === '')
      return { code: 'required', at: 'due' }
    return isRecordDay(sent.due)
      ? { value: { kind, due: sent.due } }
      : { code: 'invalidDate', at: 'due' }
  },
)

/** The steps of an action. Its owner needs no permission, so the operation checks the caller. */
export const ACTION_COMMANDS = {
  done: {
    path: '/done',
    body: bodyOf({ outcome: optionalNameField(MAX_OUTCOME), next: nextField }),
    codes: ['alreadyInThatState'],
  },
  snooze: {
    path: '/snooze',
    body: bodyOf({ until: dayBodyField(['snoozeNotLater']) }),
    codes: ['alreadyInThatState'],
  },
  move: {
    path: '/move',
    body: bodyOf({ due: dayBodyField() }),
    codes: ['alreadyInThatState', 'staleEdit'],
  },
  assign: { path: '/assign', body: bodyOf({ owner: ownerField }), codes: ['alreadyInThatState'] },
  reopen: { path: '/reopen', body: NO_BODY, codes: ['alreadyInThatState'] },
} as const satisfies Record<ActionStep, ListCommand>
