'use client'

import { fieldsOf, type CommandBody } from '@/catalog/commands/body'
import { Field } from '@/components/ui/Field'
import { useWords } from '@/components/ui/useWords'
import { AnswerInput } from './AnswerInput'
import { ANSWER_WORDS } from './answerWords'
import type { AnswerField, Answers } from './commandBody'
import type { ApproverChoice } from './useApprovers'
import type { Named } from './useLikelyCustomers'
import type { OpenCard } from './useOpenCards'
import type { Subject } from './useSubject'

type Props = {
  asked: CommandBody
  answers: Answers
  errors: Readonly<Partial<Record<AnswerField, string>>>
  subject: Subject | null
  cards?: readonly OpenCard[] | null
  named?: Named | null
  approvers?: readonly ApproverChoice[] | null
  onChange: (field: AnswerField, text: string) => void
}

/** What to mend of the parts of an answer, by what comes after its name. */
const partsOf = (errors: Props['errors'], field: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      text && path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), text]] : [],
    ),
  )

/** What a command asks before it is given: the fields of its body. */
export const CommandFields = ({ asked, ...props }: Props) => {
  const { answers, errors, subject, cards, named, approvers, onChange } = props
  const { t, format } = useWords()
  return fieldsOf(asked).map(([name, about], index) => {
    const field = name as AnswerField
    const { hint, placeholder, isAsked, option, ...words } = ANSWER_WORDS[field]
    const label = about.label ?? words.label
    if (isAsked && !isAsked(answers, subject)) return null
    // A choice that stands already is nothing to be reminded of.
    const isMarked = about.isRequired && about.input !== 'option'
    return (
      <Field
        key={field}
        label={t(label)}
        error={errors[field]}
        required={isMarked}
        // Hints say what an empty field means.
        hint={hint && !about.isRequired ? t(hint) : undefined}
      >
        {(input) => (
          <AnswerInput
            {...input}
            label={t(label)}
            about={about}
            nameOption={option}
            suggestions={about.input === 'addresses' ? (subject?.addresses ?? []) : []}
            cards={cards}
            named={named}
            approvers={approvers}
            problems={partsOf(errors, field)}
            value={answers[field] ?? ''}
            placeholder={subject ? placeholder?.(subject, format) : undefined}
            autoFocus={index === 0}
            onChange={(text) => onChange(field, text)}
          />
        )}
      </Field>
    )
  })
}
