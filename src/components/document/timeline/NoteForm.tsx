'use client'

import { useState, type KeyboardEvent } from 'react'

import { Button } from '@/components/ui/controls/Button'
import { Field } from '@/components/ui/inputs/Field'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { Select } from '@/components/ui/inputs/Select'
import { Alert } from '@/components/ui/layout/Alert'
import type { ApiOutcome, ApiRefusal } from '@/components/ui/requests/api'
import { useT } from '@/components/ui/useT'
import type { Mentioned } from '@/domain/notes/mentions'
import { CALL_OUTCOMES, type NoteKind, type NoteSubject } from '@/domain/notes/notes'
import { noteHtml } from '@/domain/notes/noteText'
import { asciiDigits } from '@/domain/shared/text/asciiDigits'

import { MentionTextArea } from './MentionTextArea'
import styles from './timeline.module.css'

/** What is typed in the form of a note. */
export type NoteDraft = {
  text: string
  outcome: string
  minutes: string
  /** Who was chosen for the mentions of the text. */
  people: readonly Mentioned[]
}

export const EMPTY_DRAFT: NoteDraft = { text: '', outcome: '', minutes: '', people: [] }

type NoteBody = { body: string; callOutcome?: string | null; minutes?: number | string | null }

/** A number of minutes as it is sent; what is none is refused at its field. */
const minutesOf = (typed: string): number | string | null => {
  const text = asciiDigits(typed).trim()
  if (text === '') return null
  return /^\d+$/.test(text) ? Number(text) : text
}

type Props = {
  /** The kind of record it is written on. */
  subject: NoteSubject
  kind: NoteKind
  draft: NoteDraft
  onChange: (draft: NoteDraft) => void
  send: (body: NoteBody) => Promise<ApiOutcome>
  submitLabel: string
  onCancel?: () => void
  autoFocus?: boolean
}

/** The fields of a note or a call; Ctrl or ⌘ and Enter sends it. */
export const NoteForm = (props: Props) => {
  const { subject, kind, draft, onChange, send, submitLabel, onCancel, autoFocus } = props
  const t = useT()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const { text, outcome, minutes, people } = draft
  const set = (change: Partial<NoteDraft>) => onChange({ ...draft, ...change })

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send({
      body: noteHtml(text, people),
      ...(kind === 'call' && { callOutcome: outcome || null, minutes: minutesOf(minutes) }),
    })
    setIsBusy(false)
    setRefusal(answer.ok ? null : answer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void submit()
  }
  const { fields = {} } = refusal ?? {}
  const known = ['body', 'callOutcome', 'minutes'].some((name) => fields[name])
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
      <Field error={fields.body} label={t(kind === 'call' ? 'timeline.callText' : 'timeline.text')}>
        {(input) => (
          <MentionTextArea
            autoFocus={autoFocus}
            input={input}
            people={people}
            subject={subject}
            text={text}
            onChange={(typed, chosen) => set({ text: typed, people: chosen })}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {kind === 'call' && (
        <div className={styles.call}>
          <Field required error={fields.callOutcome} label={t('notes.fields.callOutcome')}>
            {(input) => (
              <Select
                {...input}
                empty="—"
                onKeyDown={onKeyDown}
                options={CALL_OUTCOMES.map((value) => ({
                  value,
                  label: t(`notes.outcomes.${value}`),
                }))}
                value={outcome as (typeof CALL_OUTCOMES)[number] | ''}
                onChange={(value) => set({ outcome: value })}
              />
            )}
          </Field>
          <Field error={fields.minutes} label={t('notes.fields.minutes')}>
            {(input) => (
              <NumberInput
                {...input}
                onKeyDown={onKeyDown}
                value={minutes}
                onChange={(value) => set({ minutes: value })}
              />
            )}
          </Field>
        </div>
      )}
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
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
