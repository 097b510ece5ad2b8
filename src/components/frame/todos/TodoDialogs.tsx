'use client'

import { useState, type ReactNode } from 'react'

import { PersonInput } from '@/components/frame/commands/inputs/AnswerInput'
import { usePeopleAt } from '@/components/frame/commands/inputs/usePeople'
import { DayInput } from '@/components/ui/calendar/DayInput'
import { Field, type FieldInputProps } from '@/components/ui/inputs/Field'
import { Select } from '@/components/ui/inputs/Select'
import { TextInput } from '@/components/ui/inputs/TextInput'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import {
  ACTION_KINDS,
  MAX_OUTCOME,
  proposedNext,
  type ActionKind,
  type ActionSubject,
} from '@/domain/actions/actions'
import { sentDay, type DayValue } from '@/present/record/unread'
import type { TodoItem } from '@/present/timeline/timelineItem'

import styles from './todos.module.css'

/** Takes a step of an action. @returns the reason of a refusal; null on success */
export type Step = (
  name: 'done' | 'snooze' | 'assign' | 'reopen',
  body: object,
) => Promise<string | null>

export type Snooze = (until: string) => Promise<string | null>

type Asked = { todo: Pick<TodoItem, 'title'>; step: Step; onClose: () => void }

/** Dialog for the outcome and the next action. */
export const DoneDialog = ({
  todo,
  step,
  today,
  mayPlan,
  onClose,
}: Asked & { today: string; mayPlan: boolean }) => {
  const { t } = useWords()
  const { notifySuccess, notifyUndo, notifyFailure } = useNotify()
  const [outcome, setOutcome] = useState('')
  const [kind, setKind] = useState<ActionKind | ''>('')
  const [day, setDay] = useState<DayValue>(null)
  const due = day ?? (kind === '' ? null : proposedNext(kind, today))

  const reopen = () =>
    void step('reopen', {}).then((refusal) => {
      if (refusal) notifyFailure(refusal)
    })
  const submit = async () => {
    const next = kind === '' ? {} : { next: { kind, due: sentDay(due) } }
    const refusal = await step('done', { outcome, ...next })
    if (refusal) return refusal
    // Undo by reopening would leave the created follow-up.
    const line = t('todo.doneNotice', { name: todo.title ?? '' })
    if (kind === '') notifyUndo(line, reopen)
    else notifySuccess(line)
  }
  return (
    <ConfirmDialog
      open
      confirmLabel={t('todo.done')}
      title={t('todo.doneTitle', { name: todo.title ?? '' })}
      onClose={onClose}
      onConfirm={submit}
    >
      <div className={styles.fields}>
        <Field label={t('todos.fields.outcome')}>
          {(input) => (
            <TextInput
              {...input}
              maxLength={MAX_OUTCOME}
              value={outcome}
              onChange={(event) => setOutcome(event.currentTarget.value)}
            />
          )}
        </Field>
        {mayPlan && (
          <Field label={t('todo.next')}>
            {(input) => (
              <Select
                {...input}
                empty={t('todo.noNext')}
                options={ACTION_KINDS.map((value) => ({
                  value,
                  label: t(`todos.kinds.${value}`),
                }))}
                value={kind}
                onChange={setKind}
              />
            )}
          </Field>
        )}
        {kind !== '' && (
          <Field label={t('todo.nextDue')}>
            {(input) => (
              <DayInput {...input} label={t('todo.nextDue')} value={due} onChange={setDay} />
            )}
          </Field>
        )}
      </div>
    </ConfirmDialog>
  )
}

type FieldAsked = {
  title: string
  label: string
  confirmLabel: string
  onClose: () => void
  /** Takes the step. @returns the reason of a refusal */
  onConfirm: () => Promise<string | null>
  children: (input: FieldInputProps) => ReactNode
}

/** A dialog with one field, which shows a refusal. */
const FieldDialog = ({ label, onConfirm, children, ...dialog }: FieldAsked) => {
  const { t } = useWords()
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    const refusal = await onConfirm()
    setError(refusal)
    return refusal ? t('refusals.invalidInput') : undefined
  }
  return (
    <ConfirmDialog open {...dialog} onConfirm={confirm}>
      <Field required error={error} label={label}>
        {children}
      </Field>
    </ConfirmDialog>
  )
}

type DayAsked = Omit<Asked, 'step'> & {
  snooze: Snooze
  /** The day that is offered first. */
  offered?: string
}

/** Dialog for another due day. */
export const DayDialog = ({ todo, onClose, snooze, offered }: DayAsked) => {
  const { t } = useWords()
  const [day, setDay] = useState<DayValue>(offered ?? null)
  const label = t('todos.fields.snoozedUntil')
  return (
    <FieldDialog
      confirmLabel={t('todo.snooze')}
      label={label}
      title={t('todo.dayTitle', { name: todo.title ?? '' })}
      onClose={onClose}
      onConfirm={() => snooze(sentDay(day) ?? '')}
    >
      {(input) => <DayInput {...input} label={label} value={day} onChange={setDay} />}
    </FieldDialog>
  )
}

/** Dialog for another owner. */
export const OwnerDialog = ({
  todo,
  subject,
  step,
  onClose,
}: Asked & { subject: ActionSubject }) => {
  const { t } = useWords()
  const { notifySuccess } = useNotify()
  const people = usePeopleAt(`/api/actions/owners?subject=${subject}`)
  const [owner, setOwner] = useState('')
  return (
    <FieldDialog
      confirmLabel={t('todo.give')}
      label={t('todos.fields.owner')}
      title={t('todo.giveTitle', { name: todo.title ?? '' })}
      onClose={onClose}
      onConfirm={async () => {
        const refusal = await step('assign', { owner: owner === '' ? null : Number(owner) })
        if (refusal === null) notifySuccess(t('todo.given', { name: todo.title ?? '' }))
        return refusal
      }}
    >
      {(input) => (
        <PersonInput {...input} people={people} value={owner} words="owners" onChange={setOwner} />
      )}
    </FieldDialog>
  )
}
