'use client'

import { useId } from 'react'
import { Field, type FieldInputProps } from '../../../ui/inputs/Field'
import { PhoneInput } from '../../../ui/phone/PhoneInput'
import { Skeleton } from '../../../ui/layout/Skeleton'
import { TextInput } from '../../../ui/inputs/TextInput'
import { useT } from '../../../ui/useT'
import type { Similar } from '@/domain/customers/similar'
import { shownName } from '@/present/record/shownName'
import {
  answerOfCustomer,
  customerOf,
  knownCustomer,
  newCustomer,
  type CustomerAnswer,
} from './customerAnswer'
import './customerInput.css'
import type { Named } from './useLikelyCustomers'

type Props = FieldInputProps & {
  named: Named | null
  value: string
  /** Errors, by the part of the value. */
  problems: Readonly<Record<string, string>>
  label: string
  onChange: (text: string) => void
}

const TEXTS = ['companyName', 'branchName', 'employeeName', 'email', 'phone'] as const

const isChosen = (answer: CustomerAnswer, { company, employee }: Similar): boolean =>
  answer.company === String(company) &&
  (answer.employee ?? '') === (employee === null ? '' : String(employee))

/** The customer for a tender that only has a name: a similar existing one, or a new one. */
export const CustomerInput = ({ named, value, problems, label, onChange, ...input }: Props) => {
  const t = useT()
  const group = useId()
  if (!named) return <Skeleton height="160px" />
  const answer = customerOf(value)
  const choose = (customer: CustomerAnswer) => onChange(answerOfCustomer(customer))
  const isNew = answer.company === undefined
  const asked = TEXTS.filter(
    (text) => (text !== 'companyName' || isNew) && answer.employee === undefined,
  )
  return (
    <div className="customer" id={input.id} role="group" aria-label={label}>
      {named.likely.length > 0 && (
        <div className="customer__choices" role="radiogroup" aria-label={t('registering.likely')}>
          {named.likely.map((likely) => (
            <label key={`${likely.company} ${likely.employee}`} className="customer__choice">
              <input
                checked={isChosen(answer, likely)}
                name={group}
                type="radio"
                onChange={() => choose(knownCustomer(likely, named))}
              />
              <span>
                <bdi className="customer__name">
                  {likely.employee === null
                    ? shownName(likely.companyName)
                    : shownName(likely.employeeName)}
                </bdi>
                {likely.employee !== null && (
                  <>
                    {' · '}
                    <bdi>{shownName(likely.companyName)}</bdi>
                  </>
                )}
                <span className="customer__why text-soft">
                  {likely.likenesses.map((one) => t(`similar.same.${one}`)).join(' · ')}
                </span>
              </span>
            </label>
          ))}
          <label className="customer__choice">
            <input
              checked={isNew}
              name={group}
              type="radio"
              onChange={() => choose(newCustomer(named))}
            />
            <span className="customer__name">{t('registering.newCustomer')}</span>
          </label>
        </div>
      )}
      {problems.company && <span className="ui-field__error">{problems.company}</span>}
      {problems.employee && <span className="ui-field__error">{problems.employee}</span>}
      {asked.map((text) => (
        <Field
          key={text}
          error={problems[text]}
          label={t(`registering.fields.${text}`)}
          required={text === 'companyName' || (text === 'employeeName' && isNew)}
        >
          {(of) => {
            const set = (typed: string) => choose({ ...answer, [text]: typed })
            const shown = answer[text] ?? ''
            return text === 'phone' ? (
              <PhoneInput {...of} value={shown} onChange={set} />
            ) : (
              <TextInput
                {...of}
                autoComplete="off"
                code={text === 'email'}
                maxLength={200}
                value={shown}
                onChange={(event) => set(event.currentTarget.value)}
              />
            )
          }}
        </Field>
      ))}
    </div>
  )
}
