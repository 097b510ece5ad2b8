'use client'

import { Field } from '@/components/ui/inputs/Field'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { Select } from '@/components/ui/inputs/Select'
import type { ApiOutcome } from '@/components/ui/requests/api'
import { useT } from '@/components/ui/useT'
import type { Mentioned } from '@/domain/notes/mentions'
import { CALL_OUTCOMES, type NoteKind, type NoteSubject } from '@/domain/notes/notes'
import { noteHtml } from '@/domain/notes/noteText'
import { asciiDigits } from '@/domain/shared/text/asciiDigits'

import { MentionTextArea } from './MentionTextArea'
import styles from './timeline.module.css'
import { WritingForm } from './WritingForm'

/** The draft of a note. */
export type NoteDraft = {
  text: string
  outcome: string
  minutes: string
  /** Users selected for mentions in the text. */
  people: readonly Mentioned[]
}

export const EMPTY_DRAFT: NoteDraft = { text: '', outcome: '', minutes: '', people: [] }

type NoteBody = { body: string; callOutcome?: string | null; minutes?: number | string | null }

/** Typed minutes for the request; an invalid value is refused at its field. */
const minutesOf = (typed: string): number | string | null => {
  const text = asciiDigits(typed).trim()
  if (text === '') return null
  return /^\d+$/.test(text) ? Number(text) : text
}

const NAMES = ['body', 'callOutcome', 'minutes'] as const

type Props = {
  /** The collection of its record. */
  subject: NoteSubject
  kind: NoteKind
  draft: NoteDraft
  onChange: (draft: NoteDraft) => void
  send: (body: NoteBody) => Promise<ApiOutcome>
  onCancel?: () => void
  autoFocus?: boolean
}

/** The fields of a note or a call. */
export const NoteForm = (props: Props) => {
  const { subject, kind, draft, onChange, send, onCancel, autoFocus } = props
  const t = useT()
  const { text, outcome, minutes, people } = draft
  const set = (change: Partial<NoteDraft>) => onChange({ ...draft, ...change })

  return (
    <WritingForm
      names={NAMES}
      send={() =>
        send({
          body: noteHtml(text, people),
          ...(kind === 'call' && { callOutcome: outcome || null, minutes: minutesOf(minutes) }),
        })
      }
      onCancel={onCancel}
    >
      {(errors) => (
        <>
          <Field
            error={errors.body}
            label={t(kind === 'call' ? 'timeline.callText' : 'timeline.text')}
          >
            {(input) => (
              <MentionTextArea
                autoFocus={autoFocus}
                input={input}
                people={people}
                subject={subject}
                text={text}
                onChange={(typed, chosen) => set({ text: typed, people: chosen })}
              />
            )}
          </Field>
          {kind === 'call' && (
            <div className={styles.call}>
              <Field required error={errors.callOutcome} label={t('notes.fields.callOutcome')}>
                {(input) => (
                  <Select
                    {...input}
                    empty="—"
                    options={CALL_OUTCOMES.map((value) => ({
                      value,
                      label: t(`notes.outcomes.${value}`),
                    }))}
                    value={outcome as (typeof CALL_OUTCOMES)[number] | ''}
                    onChange={(value) => set({ outcome: value })}
                  />
                )}
              </Field>
              <Field error={errors.minutes} label={t('notes.fields.minutes')}>
                {(input) => (
                  <NumberInput
                    {...input}
                    value={minutes}
                    onChange={(value) => set({ minutes: value })}
                  />
                )}
              </Field>
            </div>
          )}
        </>
      )}
    </WritingForm>
  )
}
