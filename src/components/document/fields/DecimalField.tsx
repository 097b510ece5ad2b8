'use client'

import { useField, withCondition } from '@payloadcms/ui'
import type { NumberFieldClientComponent, NumberFieldClientProps } from 'payload'
import { useCallback, useMemo, useState } from 'react'

import { unitOf, type DecimalShape, type Unit } from '@/components/document/facts/unitOf'
import { useMoneyTerms } from '@/components/document/facts/useMoneyTerms'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useWords } from '@/components/ui/useWords'
import { classNames } from '@/components/ui/classNames'
import { isUnread } from '@/present/record/unread'
import { DECIMALS, isDecimal, parseDecimal, type DecimalKind } from '@/domain/shared/decimal'
import type { Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

import {
  decimalOfText,
  NUMBER_EXAMPLES,
  textOfDecimal,
  tidyDecimal,
  type DecimalLook,
} from '@/present/record/decimalText'
import { FieldBox } from './FieldBox'
import { useTyping } from './useTyping'

const lookOf = (kind: DecimalKind): DecimalLook => ({
  spec: DECIMALS[kind],
  isPrice: kind !== 'quantity' && kind !== 'percent',
})

/** The unit and its side, by language. */
const signOf = (unit: Unit, locale: Locale, format: Formatters) => {
  if (unit === '%') return { sign: '%', isBefore: locale === 'tr' }
  return unit && format.currencySign(unit)
}

/**
 * A number in the language of the interface, whatever the browser's: `1.234,50` in Turkish, Arabic
 * digits understood. The form gets the exact decimal, or the text marked as invalid.
 */
export const DecimalField: NumberFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps } = props as NumberFieldClientProps
  const shape = field.admin?.custom as DecimalShape
  const { decimal: kind = 'price' } = shape
  const look = useMemo(() => lookOf(kind), [kind])
  const { t, locale, format } = useWords()
  const terms = useMoneyTerms()
  const sign = signOf(unitOf({ name: field.name, shape, terms }), locale, format)
  const { required } = field
  const unreadError = useCallback(
    () => t('document.notANumber', { example: NUMBER_EXAMPLES[locale] }),
    [t, locale],
  )

  const validate = useCallback(
    (value: unknown) => {
      if (value === null || value === undefined || value === '')
        return required ? t('refusals.required') : true
      if (isUnread(value)) return unreadError()
      const parsed = parseDecimal(value, look.spec)
      return isDecimal(parsed) || t(`refusals.${parsed}`)
    },
    [required, look, t, unreadError],
  )
  const { value, setValue, path, disabled, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: pathOfProps,
    validate: validate as never,
  })
  const { error, setTyping } = useTyping({
    readError: () => (isUnread(value) ? unreadError() : null),
    showError,
    errorMessage,
  })
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  // A value other than the last typed one was set from outside: by the server or another field.
  const text = typed && typed.value === value ? typed.text : textOfDecimal(value, look, locale)

  const change = (next: string) => {
    const read = decimalOfText(next, locale)
    const exact = typeof read === 'string' && isDecimal(parseDecimal(read, look.spec))
    const stored = exact ? Number(read) : read
    setTyping(true)
    setTyped({ text: next, value: stored })
    setValue(stored)
  }

  return (
    <FieldBox className="number decimal" error={error} field={field} path={path}>
      <div
        className={classNames(
          'decimal__box',
          sign && (sign.isBefore ? 'decimal__box--before' : 'decimal__box--after'),
        )}
        dir="ltr"
      >
        <input
          autoComplete="off"
          dir="ltr"
          disabled={disabled}
          id={fieldIdOf(path)}
          inputMode="decimal"
          name={path}
          type="text"
          value={text}
          onBlur={() => {
            setTyping(false)
            const tidy = tidyDecimal(text, look, locale)
            if (tidy !== text) setTyped({ text: tidy, value })
          }}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {sign && (
          <span aria-hidden="true" className="decimal__sign">
            {sign.sign}
          </span>
        )}
      </div>
    </FieldBox>
  )
}) as NumberFieldClientComponent
