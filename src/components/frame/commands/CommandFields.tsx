'use client'

import type { ReactNode } from 'react'
import type { CommandQuestion } from '@/catalog/commands/command'
import { useWords } from '@/components/ui/useWords'
import { Field, type FieldInputProps } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import { TextArea, TextInput } from '@/components/ui/TextInput'
import { CURRENCIES } from '@/domain/shared/currency'
import { MAX_INVOICE_NUMBER_LENGTH } from '@/domain/tenders/invoicing'
import type { MessageKey } from '@/i18n/messages'
import type { AnswerField, Answers } from './commandBody'
import type { Subject } from './useSubject'

const MAX_REASON_LENGTH = 500
const MAX_NOTE_LENGTH = 2000

type Props = {
  asks: CommandQuestion
  answers: Answers
  errors: Readonly<Partial<Record<AnswerField, string>>>
  subject: Subject | null
  onChange: (field: AnswerField, text: string) => void
}

/** What a command asks before it is given: a reason, an invoice, a delivery. */
export const CommandFields = ({ asks, answers, errors, subject, onChange }: Props) => {
  const { t, format } = useWords()

  const field = (
    name: AnswerField,
    label: MessageKey,
    input: (props: FieldInputProps, value: string) => ReactNode,
    rest: { required?: boolean; hint?: string } = {},
  ) => (
    <Field key={name} label={t(label)} error={errors[name]} {...rest}>
      {(props) => input(props, answers[name] ?? '')}
    </Field>
  )
  const words = (name: AnswerField, label: MessageKey, maxLength: number, required = false) =>
    field(
      name,
      label,
      (props, value) => (
        <TextArea
          {...props}
          autoFocus
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      ),
      { required },
    )
  const number = (
    name: AnswerField,
    label: MessageKey,
    rest: { required?: boolean; hint?: string; placeholder?: string } = {},
  ) => {
    const { placeholder, ...around } = rest
    return field(
      name,
      label,
      (props, value) => (
        <NumberInput
          {...props}
          placeholder={placeholder}
          value={value}
          onChange={(text) => onChange(name, text)}
        />
      ),
      around,
    )
  }

  if (asks === 'reason') return words('reason', 'tenders.dialogs.reason', MAX_REASON_LENGTH, true)
  if (asks === 'note') return words('note', 'stockMovements.reverseNote', MAX_NOTE_LENGTH)
  if (asks === 'invoice') {
    const isForeign = subject !== null && subject.currency !== '' && subject.currency !== 'TRY'
    return (
      <>
        {field(
          'invoiceNumber',
          'tenders.fields.invoiceNumber',
          (props, value) => (
            <TextInput
              {...props}
              code
              autoFocus
              maxLength={MAX_INVOICE_NUMBER_LENGTH}
              value={value}
              onChange={(event) => onChange('invoiceNumber', event.currentTarget.value)}
            />
          ),
          { hint: t('tenders.dialogs.invoiceNumberHint') },
        )}
        {isForeign &&
          number('invoiceRate', 'tenders.fields.invoiceRate', {
            hint: t('tenders.rateHint'),
            placeholder: format.price(subject.rate),
          })}
      </>
    )
  }
  const currency = answers.currencyType ?? 'TRY'
  return (
    <>
      {number('quantity', 'stockMovements.fields.quantity', {
        hint: t('stockReservations.fulfillQuantityHint'),
        ...(subject?.quantity != null && { placeholder: format.quantity(subject.quantity) }),
      })}
      {number('price', 'stockMovements.fields.price', { required: true })}
      {field('currencyType', 'stockMovements.fields.currencyType', (props) => (
        <select
          {...props}
          className="ui-input"
          value={currency}
          onChange={(event) => onChange('currencyType', event.currentTarget.value)}
        >
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {t(`currencies.${code}`)}
            </option>
          ))}
        </select>
      ))}
      {currency !== 'TRY' &&
        number('currencyRate', 'stockMovements.fields.currencyRate', {
          hint: t('tenders.rateHint'),
        })}
    </>
  )
}
