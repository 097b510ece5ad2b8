'use client'

import { IconClockPause } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'

import { DayInput } from '@/components/ui/calendar/DayInput'
import { Button } from '@/components/ui/controls/Button'
import { Field } from '@/components/ui/inputs/Field'
import { Select } from '@/components/ui/inputs/Select'
import { TextInput } from '@/components/ui/inputs/TextInput'
import { Card } from '@/components/ui/layout/Card'
import { Chip } from '@/components/ui/layout/Chip'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { Menu, MenuItem } from '@/components/ui/overlay/Menu'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import {
  ACTION_KINDS,
  MAX_OUTCOME,
  nextMonday,
  proposedNext,
  type ActionKind,
} from '@/domain/actions/actions'
import { addDays, daysBetween } from '@/domain/shared/day'
import { isUnread, type DayValue } from '@/present/record/unread'
import type { TodoItem } from '@/present/timeline/timelineItem'

import styles from './timeline.module.css'

type Asked = { todo: TodoItem; today: string; mayPlan: boolean; onClose: () => void }

const sent = (day: DayValue) => (isUnread(day) ? day.unread : day)

/** Asks what came of it and what comes next. */
const DoneDialog = ({ todo, today, mayPlan, onClose }: Asked) => {
  const { t } = useWords()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifySuccess } = useNotify()
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const [kind, setKind] = useState<ActionKind | ''>('')
  const [day, setDay] = useState<DayValue>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const due = day ?? (kind === '' ? null : proposedNext(kind, today))

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await attempt(`/api/actions/${todo.id}/done`, {
      body: { outcome, ...(kind !== '' && { next: { kind, due: sent(due) } }) },
    })
    setIsBusy(false)
    if (!answer.ok) {
      const [problem] = Object.values(answer.fields ?? {})
      return setError(problem ?? answer.message ?? t('common.connectionFailed'))
    }
    onClose()
    notifySuccess(t('todo.doneNotice'))
    router.refresh()
  }
  return (
    <Dialog
      open
      busy={isBusy}
      error={error}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button busy={isBusy} form={form} type="submit">
            {t('todo.done')}
          </Button>
        </>
      }
      initialFocus={first}
      size="small"
      title={t('todo.doneTitle', { name: todo.title ?? '' })}
      onClose={onClose}
    >
      <form
        className={styles.form}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label={t('todos.fields.outcome')}>
          {(input) => (
            <TextInput
              {...input}
              ref={first}
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
                options={ACTION_KINDS.map((value) => ({ value, label: t(`todos.kinds.${value}`) }))}
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
      </form>
    </Dialog>
  )
}

/** Asks for the day to which it is put off. */
const DayDialog = ({
  todo,
  onClose,
  snooze,
}: Pick<Asked, 'todo' | 'onClose'> & { snooze: (until: string) => Promise<string | null> }) => {
  const { t } = useWords()
  const [day, setDay] = useState<DayValue>(null)
  const [error, setError] = useState<string | null>(null)
  return (
    <Dialog
      open
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button onClick={() => void snooze(sent(day) ?? '').then(setError)}>
            {t('todo.snooze')}
          </Button>
        </>
      }
      size="small"
      title={t('todo.dayTitle', { name: todo.title ?? '' })}
      onClose={onClose}
    >
      <Field required error={error} label={t('todos.fields.snoozedUntil')}>
        {(input) => (
          <DayInput
            {...input}
            label={t('todos.fields.snoozedUntil')}
            value={day}
            onChange={setDay}
          />
        )}
      </Field>
    </Dialog>
  )
}

type HandlingProps = { todo: TodoItem; today: string; mayPlan: boolean }

/** Ends an action, or puts it off to tomorrow, next Monday or a day. */
export const TodoHandling = ({ todo, today, mayPlan }: HandlingProps) => {
  const { t, format } = useWords()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifySuccess, notifyFailure } = useNotify()
  const [asked, setAsked] = useState<'done' | 'day' | null>(null)
  const name = todo.title ?? ''

  const snooze = async (until: string): Promise<string | null> => {
    const answer = await attempt(`/api/actions/${todo.id}/snooze`, { body: { until } })
    if (!answer.ok) {
      const [first] = Object.values(answer.fields ?? {})
      return first ?? answer.message ?? t('common.connectionFailed')
    }
    setAsked(null)
    notifySuccess(t('todo.snoozed', { day: format.day(until) }))
    router.refresh()
    return null
  }
  const snoozeTo = (until: string) =>
    void snooze(until).then((error) => {
      if (error) notifyFailure(error)
    })
  return (
    <span className={styles.handling}>
      <Button size="small" tone="soft" onClick={() => setAsked('done')}>
        {t('todo.done')}
      </Button>
      <Menu
        trigger={
          <button
            aria-label={`${t('todo.snooze')}: ${name}`}
            className="ui-button ui-button--ghost ui-button--small"
            data-today-snooze=""
            type="button"
          >
            <IconClockPause aria-hidden="true" size={18} />
          </button>
        }
      >
        <MenuItem onClick={() => snoozeTo(addDays(today, 1))}>{t('todo.tomorrow')}</MenuItem>
        <MenuItem onClick={() => snoozeTo(nextMonday(today))}>{t('todo.monday')}</MenuItem>
        <MenuItem onClick={() => setAsked('day')}>{t('todo.day')}</MenuItem>
      </Menu>
      {asked === 'done' && (
        <DoneDialog mayPlan={mayPlan} todo={todo} today={today} onClose={() => setAsked(null)} />
      )}
      {asked === 'day' && <DayDialog snooze={snooze} todo={todo} onClose={() => setAsked(null)} />}
    </span>
  )
}

/** When an action is due: red with the days that passed, amber today. */
export const DueChip = ({
  due,
  time,
  today,
}: Pick<TodoItem, 'due' | 'time'> & { today: string }) => {
  const { t, format } = useWords()
  const late = daysBetween({ from: due, to: today })
  if (late > 0) return <Chip tone="error">{t('todo.late', { n: late })}</Chip>
  if (late === 0)
    return (
      <Chip tone="warning">
        {t('todo.today')} {time && <bdi dir="ltr">{time}</bdi>}
      </Chip>
    )
  return (
    <time className="text-soft" dateTime={due}>
      {format.day(due)} {time && <bdi dir="ltr">{time}</bdi>}
    </time>
  )
}

type Props = { todos: readonly TodoItem[]; today: string; mayPlan: boolean }

/** What is still to do about a record, above what happened. */
export const OpenTodos = ({ todos, today, mayPlan }: Props) => {
  const { t } = useWords()
  if (todos.length === 0) return null
  return (
    <Card title={t('todo.open')}>
      <ul className={styles.rows}>
        {todos.map((todo) => (
          <li key={todo.id} className={styles.todo}>
            <div className={styles.line}>
              <span className={styles.sentence}>
                <bdi>{todo.title ?? `#${todo.id}`}</bdi>
              </span>
              {todo.kind && <span className="text-soft">{t(`todos.kinds.${todo.kind}`)}</span>}
              <DueChip due={todo.due} time={todo.time} today={today} />
              {todo.owner && <bdi className="text-soft">{todo.owner}</bdi>}
            </div>
            {todo.mayHandle && <TodoHandling mayPlan={mayPlan} todo={todo} today={today} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
