'use client'

import { useId, useState, type ReactNode } from 'react'

import { DayInput } from '@/components/ui/calendar/DayInput'
import { Button } from '@/components/ui/controls/Button'
import { Field } from '@/components/ui/inputs/Field'
import { Select } from '@/components/ui/inputs/Select'
import { TextInput } from '@/components/ui/inputs/TextInput'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import {
  ACTION_KINDS,
  MAX_OUTCOME,
  proposedNext,
  type ActionKind,
  type ActionSubject,
} from '@/domain/actions/actions'
import { isUnread, type DayValue } from '@/present/record/unread'
import type { TodoItem } from '@/present/timeline/timelineItem'

import styles from './timeline.module.css'
import { useOwners } from './useOwners'

const sent = (day: DayValue) => (isUnread(day) ? day.unread : day)

/** Takes a step of an action. @returns why it was refused; null once it was taken */
export type Step = (
  name: 'done' | 'snooze' | 'assign' | 'reopen',
  body: object,
) => Promise<string | null>

export type Snooze = (until: string) => Promise<string | null>

type AskProps = {
  title: string
  submit: string
  onClose: () => void
  /** Takes the step. @returns why it was refused */
  onSubmit: () => Promise<string | null>
  children: (error: string | null) => ReactNode
  /** The refusal stands above the form instead of at its one field. */
  isErrorAbove?: boolean
}

/** A question about an action: a form with one step. */
const AskDialog = ({ title, submit, onClose, onSubmit, children, isErrorAbove }: AskProps) => {
  const { t } = useWords()
  const form = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    const refusal = await onSubmit()
    setIsBusy(false)
    if (refusal === null) onClose()
    else setError(refusal)
  }
  return (
    <Dialog
      open
      busy={isBusy}
      error={isErrorAbove ? error : null}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button busy={isBusy} form={form} type="submit">
            {submit}
          </Button>
        </>
      }
      size="small"
      title={title}
      onClose={onClose}
    >
      <form
        className={styles.form}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {children(isErrorAbove ? null : error)}
      </form>
    </Dialog>
  )
}

type Asked = { todo: TodoItem; step: Step; onClose: () => void }

/** Asks what came of it and what comes next. */
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
    const next = kind === '' ? {} : { next: { kind, due: sent(due) } }
    const refusal = await step('done', { outcome, ...next })
    if (refusal) return refusal
    // What follows it would stay when it is opened again.
    if (kind === '') notifyUndo(t('todo.doneNotice'), reopen)
    else notifySuccess(t('todo.doneNotice'))
    return null
  }
  return (
    <AskDialog
      isErrorAbove
      submit={t('todo.done')}
      title={t('todo.doneTitle', { name: todo.title ?? '' })}
      onClose={onClose}
      onSubmit={submit}
    >
      {() => (
        <>
          <Field label={t('todos.fields.outcome')}>
            {(input) => (
              <TextInput
                {...input}
                autoFocus
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
        </>
      )}
    </AskDialog>
  )
}

/** Asks for the day to which it is put off. */
export const DayDialog = ({ todo, onClose, snooze }: Omit<Asked, 'step'> & { snooze: Snooze }) => {
  const { t } = useWords()
  const [day, setDay] = useState<DayValue>(null)
  const label = t('todos.fields.snoozedUntil')
  return (
    <AskDialog
      submit={t('todo.snooze')}
      title={t('todo.dayTitle', { name: todo.title ?? '' })}
      onClose={onClose}
      onSubmit={() => snooze(sent(day) ?? '')}
    >
      {(error) => (
        <Field required error={error} label={label}>
          {(input) => <DayInput {...input} label={label} value={day} onChange={setDay} />}
        </Field>
      )}
    </AskDialog>
  )
}

/** Asks who gets it. */
export const OwnerDialog = ({
  todo,
  subject,
  step,
  onClose,
}: Asked & { subject: ActionSubject }) => {
  const { t } = useWords()
  const { notifySuccess } = useNotify()
  const people = useOwners(subject)
  const [owner, setOwner] = useState('')
  return (
    <AskDialog
      submit={t('todo.give')}
      title={t('todo.giveTitle', { name: todo.title ?? '' })}
      onClose={onClose}
      onSubmit={async () => {
        const refusal = await step('assign', { owner: owner === '' ? null : Number(owner) })
        if (refusal === null) notifySuccess(t('todo.given'))
        return refusal
      }}
    >
      {(error) => (
        <Field required error={error} label={t('todos.fields.owner')}>
          {(input) => (
            <Select
              {...input}
              empty={t('todo.choose')}
              options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={owner}
              onChange={setOwner}
            />
          )}
        </Field>
      )}
    </AskDialog>
  )
}
