'use client'

import { FormattedTextInput } from '@/components/document/richText/FormattedTextInput'
import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { useT } from '@/components/ui/useT'
import { DAY_SETTINGS, type DaySetting } from '@/domain/actions/followUps'
import { languagesWithoutTerms, type TextByLanguage } from '@/domain/settings/terms'
import { CURRENCIES } from '@/domain/shared/currency'
import { LOCALES } from '@/i18n/locales'
import { NATIVE_NAMES } from '@/i18n/nativeNames'
import type { SectionProps } from './sectionProps'
import { SettingField } from './SettingField'
import { RateChoices } from './RateChoices'
import { TaxRateRows } from './TaxRateRows'
import { TimeZonePicker } from './TimeZonePicker'
import { NumberField } from './NumberField'
import { TextArea, TextInput } from '@/components/ui/inputs/TextInput'

type Props = { name: 'recountValue' | 'likelyWeight' | DaySetting; section: SectionProps }

/** A numeric setting. */
const SettingNumber = ({ name, section }: Props) => {
  const { values, set, errors, canWrite } = section
  const t = useT()
  return (
    <NumberField
      canWrite={canWrite}
      error={errors[name]}
      hint={t(`settings.hints.${name}`)}
      label={t(`settings.fields.${name}`)}
      value={values[name]}
      onChange={(value) => set(name, value)}
    />
  )
}

type SettingTextProps = {
  name: 'siteTitle' | 'siteDescription'
  section: SectionProps
  maxLength: number
  /** Number of lines of a multi-line input. */
  rows?: number
}

/** A text setting. */
const SettingText = ({ name, section, maxLength, rows }: SettingTextProps) => {
  const { values, set, canWrite } = section
  return (
    <SettingField name={name} section={section}>
      {(input) => {
        const shared = {
          ...input,
          maxLength,
          readOnly: !canWrite,
          value: values[name],
          onChange: (event: { currentTarget: { value: string } }) =>
            set(name, event.currentTarget.value),
        }
        return rows ? <TextArea {...shared} rows={rows} /> : <TextInput {...shared} />
      }}
    </SettingField>
  )
}

/** Title and description of the site. */
export const GeneralSection = (section: SectionProps) => (
  <div className="settings-fields">
    <SettingText maxLength={120} name="siteTitle" section={section} />
    <SettingText maxLength={500} name="siteDescription" rows={3} section={section} />
  </div>
)

type TextsProps = { name: TextByLanguage; section: SectionProps }

/** A formatted text in each language; the Turkish one stands in for those of others. */
export const LanguageTexts = ({ name, section }: TextsProps) => {
  const { values, set, errors, canWrite } = section
  const t = useT()
  const texts = values[name]
  const borrowing = languagesWithoutTerms(texts, LOCALES)
  return (
    <>
      <p className="settings-form__lead text-soft">{t(`settings.hints.${name}`)}</p>
      {LOCALES.map((locale) => (
        <div key={locale} className="settings-form__part">
          <Field
            error={errors[`${name}.${locale}`]}
            hint={borrowing.includes(locale) && t(`settings.borrowed.${name}`)}
            label={NATIVE_NAMES[locale]}
            labelLanguage={locale}
          >
            {(input) => (
              <FormattedTextInput
                describedBy={input['aria-describedby']}
                id={input.id}
                isInvalid={input['aria-invalid']}
                isLocked={!canWrite}
                labelledBy={`${input.id}-label`}
                stored={values.storedTexts[name][locale]}
                value={texts[locale]}
                onChange={(text) => set(name, { ...texts, [locale]: text })}
              />
            )}
          </Field>
        </div>
      ))}
    </>
  )
}

/** Default currency, rate rules, time zone, and VAT rates. */
export const MoneySection = (section: SectionProps) => {
  const { values, set, canWrite } = section
  const t = useT()
  return (
    <>
      <div className="settings-fields">
        <SettingField required name="defaultCurrency" section={section}>
          {(input) => (
            <Select
              {...input}
              disabled={!canWrite}
              options={CURRENCIES.map((currency) => ({
                value: currency,
                label: t(`currencies.${currency}`),
              }))}
              value={values.defaultCurrency}
              onChange={(currency) => set('defaultCurrency', currency)}
            />
          )}
        </SettingField>
        <RateChoices {...section} />
        <SettingField name="timeZone" section={section}>
          {(input) => (
            <TimeZonePicker
              disabled={!canWrite}
              input={input}
              value={values.timeZone}
              onChange={(timeZone) => set('timeZone', timeZone)}
            />
          )}
        </SettingField>
        <SettingNumber name="recountValue" section={section} />
        <SettingNumber name="likelyWeight" section={section} />
      </div>
      <TaxRateRows {...section} />
    </>
  )
}

/** Days after which unanswered offers are followed up, and before their end. */
export const FollowUpSection = (section: SectionProps) => {
  const t = useT()
  return (
    <>
      <p className="settings-form__lead text-soft">{t('settings.hints.followUps')}</p>
      <div className="settings-fields">
        {DAY_SETTINGS.map((name) => (
          <SettingNumber key={name} name={name} section={section} />
        ))}
      </div>
    </>
  )
}
