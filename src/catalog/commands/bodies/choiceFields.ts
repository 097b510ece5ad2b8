import { CURRENCIES, type Currency } from '@/domain/shared/currency'
import { isRecordDay, type Day } from '@/domain/shared/day'
import type { RefusalCode } from '@/domain/shared/refusal'
import { bodyField } from './body'

/** One of several options. */
export const optionField = <Option extends string>(options: readonly Option[]) =>
  bodyField<Option>(
    { input: 'option', isRequired: true, options, codes: ['notAnOption'] },
    (sent) => {
      const value = options.find((option) => option === sent)
      return value === undefined ? { code: 'notAnOption' } : { value }
    },
  )

/** One of several options, or null for the default. */
export const optionalOptionField = <Option extends string>(options: readonly Option[]) =>
  bodyField<Option | null>(
    { input: 'option', isRequired: false, options, codes: ['notAnOption'] },
    (sent) => {
      if (sent === null) return { value: null }
      const value = options.find((option) => option === sent)
      return value === undefined ? { code: 'notAnOption' } : { value }
    },
  )

/** A calendar day, `2026-03-01`. */
export const dayBodyField = (codes: readonly RefusalCode[] = []) =>
  bodyField<Day>(
    { input: 'day', isRequired: true, codes: ['required', 'invalidDate', ...codes] },
    (sent) => {
      if (sent === null || sent === '') return { code: 'required' }
      return isRecordDay(sent) ? { value: sent } : { code: 'invalidDate' }
    },
  )

/** As `dayBodyField`, optional: null if no day was sent. */
export const optionalDayField = (codes: readonly RefusalCode[] = []) =>
  bodyField<Day | null>(
    { input: 'day', isRequired: false, codes: ['invalidDate', ...codes] },
    (sent) => {
      if (sent === null || sent === '') return { value: null }
      return isRecordDay(sent) ? { value: sent } : { code: 'invalidDate' }
    },
  )

/** One of the currencies. */
export const currencyField = optionField<Currency>(CURRENCIES)

/** A required boolean. */
export const yesNoField = bodyField<boolean>(
  { input: 'yesNo', isRequired: true, codes: ['required'] },
  (sent) => (typeof sent === 'boolean' ? { value: sent } : { code: 'required' }),
)

/**
 * An optional confirmation; null if left out.
 * @param about `instead`: the command that makes it unnecessary; `codes` those the operation
 *   refuses with at this field
 */
export const optionalYesField = (about: { instead?: string; codes?: readonly RefusalCode[] }) =>
  bodyField<boolean | null>(
    {
      input: 'yes',
      isRequired: false,
      instead: about.instead,
      codes: ['invalidInput', ...(about.codes ?? [])],
    },
    (sent) => {
      if (sent === null) return { value: null }
      return typeof sent === 'boolean' ? { value: sent } : { code: 'invalidInput' }
    },
  )
