'use client'

import { useState } from 'react'

import { MAX_ANSWER_LENGTH, MAX_NOTE_LENGTH } from '@/catalog/commands/bodies/wordFields'
import { useWords } from '@/components/ui/useWords'
import {
  REQUEST_CHANNELS,
  REQUEST_OUTCOMES,
  REQUEST_SUBJECTS,
  type RequestOutcome,
} from '@/domain/privacy/requests'
import type { PersonRequest } from '@/present/privacy/requests'
import { sentDay, type DayValue } from '@/present/record/unread'
import { useToday } from '../ui/calendar/companyClock'
import { DayInput } from '../ui/calendar/DayInput'
import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { TextArea, TextInput } from '../ui/inputs/TextInput'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import styles from './Requests.module.css'
import { sendPrivacy } from './sendPrivacy'

/** The request of the dialog: a new or an existing one. */
export type RequestAsked =
  | { kind: 'receive'; request: null }
  | { kind: 'correct' | 'close' | 'reopen'; request: PersonRequest }

type Values = Record<
  'name' | 'email' | 'phone' | 'asked' | 'channel' | 'note' | 'answer',
  string
> & {
  receivedOn: DayValue
  outcome: RequestOutcome
}

const valuesOf = (request: PersonRequest | null, today: string): Values => ({
  receivedOn: request?.receivedOn ?? today,
  name: request?.name ?? '',
  email: request?.email ?? '',
  phone: request?.phone ?? '',
  asked: request?.asked ?? 'information',
  channel: request?.channel ?? 'letter',
  note: request?.note ?? '',
  answer: request?.answer ?? '',
  outcome: 'answered',
})

/** The request body from the fields of the dialog. */
const bodyOf = ({ kind, request }: RequestAsked, values: Values) => {
  const { outcome, answer, receivedOn, ...typed } = values
  const id = request ? { id: request.id } : {}
  if (kind === 'reopen') return id
  if (kind === 'close') return { ...id, outcome, answer }
  return { ...id, ...typed, receivedOn: sentDay(receivedOn) }
}

type FieldsProps = {
  values: Values
  problems: Readonly<Record<string, string>>
  set: (change: Partial<Values>) => void
}

const Received = ({ values, problems, set }: FieldsProps) => {
  const { t } = useWords()
  return (
    <>
      <Field required error={problems.receivedOn} label={t('privacy.requests.receivedOn')}>
        {(input) => (
          <DayInput
            {...input}
            label={t('privacy.requests.receivedOn')}
            value={values.receivedOn}
            onChange={(receivedOn) => set({ receivedOn })}
          />
        )}
      </Field>
      {(['name', 'email', 'phone'] as const).map((field) => (
        <Field error={problems[field]} key={field} label={t(`privacy.search.${field}`)}>
          {(input) => (
            <TextInput
              {...input}
              autoComplete="off"
              code={field !== 'name'}
              maxLength={100}
              value={values[field]}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field required error={problems.asked} label={t('privacy.requests.asked')}>
        {(input) => (
          <Select
            {...input}
            options={REQUEST_SUBJECTS.map((value) => ({
              value,
              label: t(`privacy.requests.subjects.${value}`),
            }))}
            value={values.asked}
            onChange={(asked) => set({ asked })}
          />
        )}
      </Field>
      <Field required error={problems.channel} label={t('privacy.requests.channel')}>
        {(input) => (
          <Select
            {...input}
            options={REQUEST_CHANNELS.map((value) => ({
              value,
              label: t(`privacy.requests.channels.${value}`),
            }))}
            value={values.channel}
            onChange={(channel) => set({ channel })}
          />
        )}
      </Field>
      <Field error={problems.note} label={t('privacy.requests.note')}>
        {(input) => (
          <TextArea
            {...input}
            maxLength={MAX_NOTE_LENGTH}
            rows={2}
            value={values.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
    </>
  )
}

const Answered = ({ values, problems, set }: FieldsProps) => {
  const { t } = useWords()
  return (
    <>
      <Field required error={problems.outcome} label={t('privacy.requests.outcome')}>
        {(input) => (
          <Select
            {...input}
            options={REQUEST_OUTCOMES.map((value) => ({
              value,
              label: t(`privacy.requests.outcomes.${value}`),
            }))}
            value={values.outcome}
            onChange={(outcome) => set({ outcome })}
          />
        )}
      </Field>
      <Field
        required
        error={problems.answer}
        hint={t('privacy.requests.answerHint')}
        label={t('privacy.requests.answer')}
      >
        {(input) => (
          <TextArea
            {...input}
            maxLength={MAX_ANSWER_LENGTH}
            rows={4}
            value={values.answer}
            onChange={({ target }) => set({ answer: target.value })}
          />
        )}
      </Field>
    </>
  )
}

const TITLES = {
  receive: 'privacy.requests.addTitle',
  correct: 'privacy.requests.correctTitle',
  close: 'privacy.requests.closeTitle',
  reopen: 'privacy.requests.reopenTitle',
} as const
const LABELS = {
  receive: 'privacy.requests.add',
  correct: 'privacy.requests.correct',
  close: 'privacy.requests.close',
  reopen: 'privacy.requests.reopen',
} as const

type Props = { asked: RequestAsked; onClose: () => void; onDone: () => void }

/** Dialog to record, correct, close or reopen a person's request. */
export const RequestDialog = ({ asked, onClose, onDone }: Props) => {
  const { t } = useWords()
  const today = useToday()
  const { kind, request } = asked
  const [values, setValues] = useState(() => valuesOf(request, today()))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }))

  const confirm = async () => {
    const outcome = await sendPrivacy(`${kind}Request`, bodyOf(asked, values))
    setProblems(outcome.ok ? {} : outcome.fields)
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    onDone()
  }
  const text = {
    receive: t('privacy.requests.text'),
    correct: undefined,
    close: t('privacy.requests.closeText'),
    reopen: t('privacy.requests.reopenText'),
  }[kind]
  const fields = { values, problems, set }
  return (
    <ConfirmDialog
      open
      confirmLabel={t(LABELS[kind])}
      description={text}
      title={t(TITLES[kind], { number: `#${request?.id ?? ''}` })}
      onClose={onClose}
      onConfirm={confirm}
    >
      {kind !== 'reopen' && (
        <div className={styles.fields}>
          {kind === 'close' ? <Answered {...fields} /> : <Received {...fields} />}
        </div>
      )}
    </ConfirmDialog>
  )
}
