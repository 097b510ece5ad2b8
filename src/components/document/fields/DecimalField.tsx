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
import { useIsLocked } from '@/components/document/lock/useLock'
import { classNames } from '@/components/ui/classNames'
import { isCurrency, type Currency } from '@/domain/shared/currency'
import {
  AMOUNT,
  isDecimal,
  parseDecimal,
  PERCENT,
  PRICE,
  QUANTITY,
  RATE,
} from '@/domain/shared/decimal'
import { intlTagOf, type Locale } from '@/i18n/locales'

import {
  decimalOfText,
  isUnread,
  textOfDecimal,
  tidyDecimal,
  type DecimalLook,
} from './decimalText'

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

const signOf = (currency: Currency, locale: Locale): string =>
  new Intl.NumberFormat(intlTagOf(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The unit beside the number: ₺, %, or nothing. */
const useSign = (name: string, { decimal, currency }: DecimalShape): string | null => {
  const { locale } = useWords()
  const recorded = useFormFields(([fields]) => (fields.currency ?? fields.currencyType)?.value)
  const isPercent = useFormFields(
    ([fields]) => name === 'discountValue' && fields.discountType?.value === 'percent',
  )
  if (decimal === 'quantity') return null
  if (decimal === 'percent' || isPercent) return '%'
  if (decimal === 'rate') return signOf('TRY', locale)
  return signOf(currency ?? (isCurrency(recorded) ? recorded : 'TRY'), locale)
}

/**
 * A number in the language of the interface, whatever the browser's: `1.234,50` in Turkish, Arabic
 * digits understood. The form gets the exact decimal, or the text marked as invalid.
 */
export const DecimalField: NumberFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps, readOnly } = props as NumberFieldClientProps
  const shape = (field.admin?.custom ?? { decimal: 'price' }) as DecimalShape
  const look = LOOKS[shape.decimal]
  const { t, locale } = useWords()
  const sign = useSign(field.name, shape)
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
  const id = `field-${path.replaceAll('.', '__')}`
  const isLocked = useIsLocked(path)
  const isOff = Boolean(readOnly || disabled || isLocked)

  // Fields only the server writes are shown as text, not as a disabled input.
  if (field.admin?.readOnly) {
    return (
      <div className="field-type decimal-fact">
        <FieldLabel as="span" label={field.label} path={path} />
        <bdi className="decimal-fact__value" dir="ltr" id={id}>
          {text === '' ? '–' : sign ? `${text} ${sign}` : text}
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
        <div className={classNames('decimal__box', sign && 'decimal__box--sign')}>
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
            <span aria-hidden="true" className="decimal__sign" dir="ltr">
              {sign}
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
