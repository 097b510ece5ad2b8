'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { usePeopleAt } from '@/components/frame/commands/inputs/usePeople'
import { DayInput } from '@/components/ui/calendar/DayInput'
import { Field } from '@/components/ui/inputs/Field'
import { Select } from '@/components/ui/inputs/Select'
import { TextInput } from '@/components/ui/inputs/TextInput'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import {
  ACTION_KINDS,
  MAX_ACTION_TITLE,
  proposedNext,
  type ActionKind,
} from '@/domain/actions/actions'
import { sentDay, type DayValue } from '@/present/record/unread'
import type { TimelineSheet } from '@/present/timeline/timelineItem'

import styles from './timeline.module.css'
import { WritingForm } from './WritingForm'

type Props = Pick<TimelineSheet, 'subject' | 'document' | 'person' | 'today'> & {
  /** What is to be done, as typed so far. */
  title: string
  onTitle: (title: string) => void
  onDone: () => void
  onCancel?: () => void
}

const NAMES = ['title', 'kind', 'due', 'owner'] as const

/** Writes down what is to be done about a record. */
export const TodoForm = (props: Props) => {
  const { subject, document, person, today, title, onTitle, onDone, onCancel } = props
  const t = useT()
  const router = useRouter()
  const attempt = useAttempt()
  const { notifySuccess } = useNotify()
  const people = usePeopleAt(`/api/actions/owners?subject=${subject}`) ?? []
  const [kind, setKind] = useState<ActionKind>('call')
  const [day, setDay] = useState<DayValue>(null)
  const [owner, setOwner] = useState('')
  const due = day ?? proposedNext(kind, today)

  const send = async () => {
    const outcome = await attempt('/api/actions?depth=0', {
      body: {
        ...{ subject, document, kind, title },
        due: sentDay(due),
        ...((owner || person) && { owner: Number(owner || person) }),
      },
    })
    if (outcome.ok) {
      onTitle('')
      setDay(null)
      onDone()
      notifySuccess(t('todo.saved'))
      router.refresh()
    }
    return outcome
  }
  return (
    <WritingForm names={NAMES} send={send} onCancel={onCancel}>
      {(errors) => (
        <>
          <Field required error={errors.title} label={t('todos.fields.title')}>
            {(input) => (
              <TextInput
                {...input}
                autoFocus
                maxLength={MAX_ACTION_TITLE}
                value={title}
                onChange={(event) => onTitle(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className={styles.todoFields}>
            <Field error={errors.kind} label={t('todos.fields.kind')}>
              {(input) => (
                <Select
                  {...input}
                  options={ACTION_KINDS.map((value) => ({
                    value,
                    label: t(`todos.kinds.${value}`),
                  }))}
                  value={kind}
                  onChange={setKind}
                />
              )}
            </Field>
            <Field error={errors.due} label={t('todos.fields.due')}>
              {(input) => (
                <DayInput {...input} label={t('todos.fields.due')} value={due} onChange={setDay} />
              )}
            </Field>
            {people.length > 1 && (
              <Field error={errors.owner} label={t('todos.fields.owner')}>
                {(input) => (
                  <Select
                    {...input}
                    options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
                    value={owner || String(person ?? '')}
                    onChange={setOwner}
                  />
                )}
              </Field>
            )}
          </div>
        </>
      )}
    </WritingForm>
  )
}
