'use client'

import { Field } from '@/components/ui/Field'
import { TextArea, TextInput } from '@/components/ui/TextInput'
import { useT } from '@/components/ui/useT'
import { CURRENCIES, type Currency } from '@/domain/shared/currency'

import type { SectionProps } from './sectionProps'
import { TimeZonePicker } from './TimeZonePicker'

/** What the product calls itself. */
export const GeneralSection = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  return (
    <div className="settings-fields">
      <Field
        error={errors.siteTitle}
        hint={t('settings.hints.siteTitle')}
        label={t('settings.fields.siteTitle')}
      >
        {(input) => (
          <TextInput
            {...input}
            maxLength={120}
            readOnly={!canWrite}
            value={values.siteTitle}
            onChange={(event) => set('siteTitle', event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        error={errors.siteDescription}
        hint={t('settings.hints.siteDescription')}
        label={t('settings.fields.siteDescription')}
      >
        {(input) => (
          <TextArea
            {...input}
            maxLength={500}
            readOnly={!canWrite}
            value={values.siteDescription}
            onChange={(event) => set('siteDescription', event.currentTarget.value)}
          />
        )}
      </Field>
    </div>
  )
}

/** What stands under every quotation. */
export const TermsSection = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  return (
    <Field
      error={errors.tenderTerms}
      hint={t('settings.hints.tenderTerms')}
      label={t('settings.fields.tenderTerms')}
    >
      {(input) => (
        <TextArea
          {...input}
          maxLength={10000}
          readOnly={!canWrite}
          rows={12}
          value={values.tenderTerms}
          onChange={(event) => set('tenderTerms', event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** Where the company is: its currency and its day. */
export const MoneySection = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  return (
    <div className="settings-fields">
      <Field
        required
        error={errors.defaultCurrency}
        hint={t('settings.hints.defaultCurrency')}
        label={t('settings.fields.defaultCurrency')}
      >
        {(input) => (
          <select
            {...input}
            className="ui-input"
            disabled={!canWrite}
            value={values.defaultCurrency}
            onChange={(event) => set('defaultCurrency', event.currentTarget.value as Currency)}
          >
            {CURRENCIES.map((currency) => (
              <option key={currency} value={currency}>
                {t(`currencies.${currency}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        error={errors.timeZone}
        hint={t('settings.hints.timeZone')}
        label={t('settings.fields.timeZone')}
      >
        {(input) => (
          <TimeZonePicker
            disabled={!canWrite}
            input={input}
            value={values.timeZone}
            onChange={(timeZone) => set('timeZone', timeZone)}
          />
        )}
      </Field>
    </div>
  )
}
