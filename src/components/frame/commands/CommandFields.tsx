'use client'

import { useId, type ReactNode } from 'react'

import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Field, type FieldInputProps } from '../../ui/inputs/Field'
import { useWords } from '@/components/ui/useWords'
import { AnswerInput } from './inputs/AnswerInput'
import { ANSWER_WORDS } from './answerWords'
import type { AnswerField, Answers } from './commandBody'
import type { PersonChoice } from './inputs/usePeople'
import type { Named } from './inputs/useLikelyCustomers'
import type { OpenCard } from './useOpenCards'
import type { Subject } from './useSubject'

/** Another command that can be run instead of the open one. */
export type WayOut = { label: string; onClick: () => void }

type Props = {
  asked: CommandBody
  answers: Answers
  errors: Readonly<Partial<Record<AnswerField, string>>>
  subject: Subject | null
  cards?: readonly OpenCard[] | null
  named?: Named | null
  people?: readonly PersonChoice[] | null
  /** Consequences of a value, below its field. */
  notes?: Readonly<Partial<Record<AnswerField, string>>>
  onChange: (field: AnswerField, text: string) => void
  /** The command that makes a value unnecessary, if it can be run; by its name. */
  insteadOf?: (command: string) => WayOut | null
}

/** The errors of a field's parts, by the rest of the path. */
const partsOf = (errors: Props['errors'], field: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      text && path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), text]] : [],
    ),
  )

type YesProps = { children: ReactNode; said: string; isRefused: boolean; instead: WayOut | null }

/** A checkbox, with the command that makes it unnecessary next to it. */
const YesField = ({ children, said, isRefused, instead }: YesProps) => (
  <div className="command-dialog__yes">
    <Alert tone={isRefused ? 'error' : 'warning'}>{said}</Alert>
    {instead && (
      <Button tone="secondary" size="small" onClick={instead.onClick}>
        {instead.label}
      </Button>
    )}
    {children}
  </div>
)

/** The input fields of a command's dialog. */
export const CommandFields = ({ asked, ...props }: Props) => {
  const { answers, errors, subject, cards, named, people, notes, onChange, insteadOf } = props
  const { t, format } = useWords()
  const id = useId()
  return fieldsOf(asked).map(([name, about], index) => {
    const field = name as AnswerField
    const { hint, placeholder, isAsked, option, values, stored, ...words } = ANSWER_WORDS[field]
    const label = about.label ?? words.label
    const answer = answers[field] ?? ''
    const error = errors[field]
    // The server may require a confirmation about something the reader may not see.
    if (isAsked && !isAsked(answers, subject) && !error) return null
    const input = (attributes: FieldInputProps) => (
      <AnswerInput
        {...attributes}
        label={t(label)}
        about={about}
        nameOption={option}
        suggestions={about.input === 'addresses' ? (subject?.addresses ?? []) : []}
        company={subject?.company}
        cards={cards}
        named={named}
        people={people}
        problems={partsOf(errors, field)}
        value={answer}
        placeholder={subject ? placeholder?.(subject, format) : undefined}
        autoFocus={index === 0}
        onChange={(text) => onChange(field, text)}
      />
    )
    const explained = hint && t(hint, subject ? values?.(subject, format) : undefined)
    if (about.input === 'yes')
      return (
        <YesField
          key={field}
          said={error ?? explained ?? ''}
          isRefused={Boolean(error)}
          instead={(about.instead && insteadOf?.(about.instead)) || null}
        >
          {input({ id: `${id}-${field}` })}
        </YesField>
      )
    const kept = answer === '' ? null : (stored?.(answer) ?? null)
    const isOther = kept !== null && kept !== answer
    // A preselected option is not marked as required.
    const isMarked = about.isRequired && about.input !== 'option'
    return (
      <Field
        key={field}
        label={t(label)}
        error={error}
        required={isMarked}
        // Consequences of a value come first, then the stored form; other hints explain an empty
        // field.
        hint={
          notes?.[field] ??
          (isOther
            ? t('common.storedAs', { value: kept })
            : about.isRequired
              ? undefined
              : explained)
        }
      >
        {input}
      </Field>
    )
  })
}
