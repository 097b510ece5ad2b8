'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useFormFields,
  withCondition,
} from '@payloadcms/ui'
import type { NumberFieldClientComponent, NumberFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'

import { useWords } from '@/components/ui/useWords'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useIsLocked } from '@/components/document/lock/useLock'
import { classNames } from '@/components/ui/classNames'
import { isUnread } from '@/components/ui/unread'
import { BASE_CURRENCY, isCurrency, type Currency } from '@/domain/shared/currency'
import {
  AMOUNT,
  isDecimal,
  parseDecimal,
  PERCENT,
  PRICE,
  QUANTITY,
  RATE,
} from '@/domain/shared/decimal'
import type { Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'

import { decimalOfText, textOfDecimal, tidyDecimal, type DecimalLook } from './decimalText'

/** The options of `fields/decimalField`. */
export type DecimalShape = {
  decimal: 'quantity' | 'price' | 'rate' | 'amount' | 'percent'
  /** The currency of a price that is always in one; others follow the record's. */
  currency?: Currency
}

const LOOKS: Record<DecimalShape['decimal'], DecimalLook> = {
  quantity: { spec: QUANTITY, isPrice: false },
  price: { spec: PRICE, isPrice: true },
  rate: { spec: RATE, isPrice: true },
  amount: { spec: AMOUNT, isPrice: true },
  percent: { spec: PERCENT, isPrice: false },
}
const EXAMPLES: Record<Locale, string> = {
  tr: '1.234,50',
  en: '1,234.50',
  fr: '1 234,50',
  ar: '1,234.50',
}

/** What a number counts: money of a currency, parts of a hundred, or nothing that has a sign. */
const useUnit = (name: string, { decimal, currency }: DecimalShape): Currency | '%' | null => {
  const recorded = useFormFields(([fields]) => (fields.currency ?? fields.currencyType)?.value)
  const isPercent = useFormFields(
    ([fields]) => name === 'discountValue' && fields.discountType?.value === 'percent',
  )
  if (decimal === 'quantity') return null
  if (decimal === 'percent' || isPercent) return '%'
  if (decimal === 'rate') return BASE_CURRENCY
  return currency ?? (isCurrency(recorded) ? recorded : BASE_CURRENCY)
}

/** The sign beside the number and its side, as the language has it. */
const signOf = (unit: Currency | '%' | null, locale: Locale, format: Formatters) => {
  if (unit === '%') return { sign: '%', isBefore: locale === 'tr' }
  return unit && format.currencySign(unit)
}

/** A number that only the server writes, as text: money and its sign in one piece. */
const factOf = (args: {
  value: unknown
  text: string
  unit: Currency | '%' | null
  kind: DecimalShape['decimal']
  format: Formatters
}): string => {
  const { value, text, unit, kind, format } = args
  if (text === '') return '–'
  const amount = value as string | number
  if (unit === '%') return format.percent(amount)
  if (unit === null) return text
  if (kind === 'amount') return format.money(amount, unit)
  return kind === 'price' ? format.cost(amount, unit) : format.price(amount, unit)
}

/**
 * A number in the language of the interface, whatever the browser's: `1.234,50` in Turkish, Arabic
 * digits understood. The form gets the exact decimal, or the text marked as invalid.
 */
export const DecimalField: NumberFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps, readOnly } = props as NumberFieldClientProps
  const shape = (field.admin?.custom ?? { decimal: 'price' }) as DecimalShape
  const look = LOOKS[shape.decimal]
  const { t, locale, format } = useWords()
  const unit = useUnit(field.name, shape)
  const sign = signOf(unit, locale, format)
  const { required } = field

  const validate = useCallback(
    (value: unknown) => {
      if (value === null || value === undefined || value === '')
        return required ? t('refusals.required') : true
      if (isUnread(value)) return t('document.notANumber', { example: EXAMPLES[locale] })
      const parsed = parseDecimal(value, look.spec)
      return isDecimal(parsed) || t(`refusals.${parsed}`)
    },
    [required, look, t, locale],
  )
  const { value, setValue, path, disabled, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: pathOfProps,
    validate: validate as never,
  })
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null)
  const [isTyping, setTyping] = useState(false)
  // A value other than the last typed one was set from outside: by the server or another field.
  const text = typed && typed.value === value ? typed.text : textOfDecimal(value, look, locale)

  const change = (next: string) => {
    const read = decimalOfText(next, locale)
    const exact = typeof read === 'string' && isDecimal(parseDecimal(read, look.spec))
    const stored = exact ? Number(read) : read
    setTyped({ text: next, value: stored })
    setValue(stored)
  }
  // No error while the number is still being typed.
  const unreadable = !isTyping && isUnread(value)
  const message = unreadable
    ? t('document.notANumber', { example: EXAMPLES[locale] })
    : errorMessage
  const isShown = unreadable || showError
  const id = fieldIdOf(path)
  const isLocked = useIsLocked(path)
  const isOff = Boolean(readOnly || disabled || isLocked)

  // Fields only the server writes are shown as text, not as a disabled input.
  if (field.admin?.readOnly) {
    return (
      <div className="field-type decimal-fact">
        <FieldLabel as="span" label={field.label} path={path} />
        <bdi className="decimal-fact__value" dir="ltr" id={id}>
          {factOf({ value, text, unit, kind: shape.decimal, format })}
        </bdi>
      </div>
    )
  }

  return (
    <div
      className={classNames('field-type number decimal', isShown && 'error', isOff && 'read-only')}
      style={field.admin?.style as never}
    >
      <FieldLabel label={field.label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError message={message} path={path} showError={isShown} />
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
            disabled={isOff}
            id={id}
            inputMode="decimal"
            name={path}
            type="text"
            value={text}
            onBlur={() => {
              setTyping(false)
              const tidy = tidyDecimal(text, look, locale)
              if (tidy !== text) setTyped({ text: tidy, value })
            }}
            onChange={(event) => {
              setTyping(true)
              change(event.currentTarget.value)
            }}
          />
          {sign && (
            <span aria-hidden="true" className="decimal__sign">
              {sign.sign}
            </span>
          )}
        </div>
      </div>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
    </div>
  )
}) as NumberFieldClientComponent
