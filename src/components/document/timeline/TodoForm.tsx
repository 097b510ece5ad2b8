'use client'

import { useRouter } from 'next/navigation'
import { useState, type KeyboardEvent } from 'react'

import { DayInput } from '@/components/ui/calendar/DayInput'
import { Button } from '@/components/ui/controls/Button'
import { Field } from '@/components/ui/inputs/Field'
import { Select } from '@/components/ui/inputs/Select'
import { TextInput } from '@/components/ui/inputs/TextInput'
import { Alert } from '@/components/ui/layout/Alert'
import type { ApiRefusal } from '@/components/ui/requests/api'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import {
  ACTION_KINDS,
  MAX_ACTION_TITLE,
  proposedNext,
  type ActionKind,
} from '@/domain/actions/actions'
import { isUnread, type DayValue } from '@/present/record/unread'
import type { TimelineSheet } from '@/present/timeline/timelineItem'

import styles from './timeline.module.css'
import { useOwners } from './useOwners'

type Props = Pick<TimelineSheet, 'subject' | 'document' | 'person' | 'today'> & {
  onDone: () => void
  onCancel?: () => void
}

/** Writes down what is to be done about a record; Ctrl or ⌘ and Enter sends it. */
export const TodoForm = ({ subject, document, person, today, onDone, onCancel }: Props) => {
  const t = useT()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifySuccess } = useNotify()
  const owners = useOwners(subject)
  const [kind, setKind] = useState<ActionKind>('call')
  const [title, setTitle] = useState('')
  const [day, setDay] = useState<DayValue>(null)
  const [owner, setOwner] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const { fields = {} } = refusal ?? {}
  const due = day ?? proposedNext(kind, today)

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await attempt('/api/actions?depth=0', {
      body: {
        ...{ subject, document, kind, title },
        due: isUnread(due) ? due.unread : due,
        ...((owner || person) && { owner: Number(owner || person) }),
      },
    })
    setIsBusy(false)
    setRefusal(outcome.ok ? null : outcome)
    if (!outcome.ok) return
    setTitle('')
    setDay(null)
    onDone()
    notifySuccess(t('todo.saved'))
    router.refresh()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  const known = ['title', 'kind', 'due', 'owner'].some((name) => fields[name])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {refusal && !known && (
        <Alert tone="error">
          {Object.values(fields)[0] ?? refusal.message ?? t('common.connectionFailed')}
        </Alert>
      )}
      <Field required error={fields.title} label={t('todos.fields.title')}>
        {(input) => (
          <TextInput
            {...input}
            autoFocus
            maxLength={MAX_ACTION_TITLE}
            onKeyDown={onKeyDown}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className={styles.todoFields}>
        <Field error={fields.kind} label={t('todos.fields.kind')}>
          {(input) => (
            <Select
              {...input}
              options={ACTION_KINDS.map((value) => ({ value, label: t(`todos.kinds.${value}`) }))}
              value={kind}
              onChange={setKind}
            />
          )}
        </Field>
        <Field error={fields.due} label={t('todos.fields.due')}>
          {(input) => (
            <DayInput {...input} label={t('todos.fields.due')} value={due} onChange={setDay} />
          )}
        </Field>
        {owners.length > 1 && (
          <Field error={fields.owner} label={t('todos.fields.owner')}>
            {(input) => (
              <Select
                {...input}
                options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={owner || String(person ?? '')}
                onChange={setOwner}
              />
            )}
          </Field>
        )}
      </div>
      <div className={styles.send}>
        <kbd aria-hidden="true" className={styles.keys}>
          Ctrl + Enter
        </kbd>
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        )}
        <Button aria-keyshortcuts="Control+Enter" busy={isBusy} type="submit">
          {t('actions.save')}
        </Button>
      </div>
    </form>
  )
}
