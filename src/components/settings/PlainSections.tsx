'use client'

import { FormattedTextInput } from '@/components/document/richText/FormattedTextInput'
import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { useT } from '@/components/ui/useT'
import { DAY_SETTINGS, type DaySetting } from '@/domain/actions/followUps'
import { languagesWithoutTerms } from '@/domain/settings/terms'
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

/** A setting that is a number. */
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
  /** So many lines instead of one. */
  rows?: number
}

/** A setting that is text. */
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

/** The terms printed under quotations, in each language; Turkish ones stand in for those of others. */
export const TermsSection = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  const { tenderTerms, storedTerms } = values
  const borrowing = languagesWithoutTerms(tenderTerms, LOCALES)
  return (
    <>
      <p className="settings-form__lead text-soft">{t('settings.hints.tenderTerms')}</p>
      {LOCALES.map((locale) => (
        <div key={locale} className="settings-form__part">
          <Field
            error={errors[`tenderTerms.${locale}`]}
            hint={borrowing.includes(locale) && t('settings.terms.borrowed')}
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
                stored={storedTerms[locale]}
                value={tenderTerms[locale]}
                onChange={(terms) => set('tenderTerms', { ...tenderTerms, [locale]: terms })}
              />
            )}
          </Field>
        </div>
      ))}
    </>
  )
}

/** Default currency, which rates count, time zone, and rates of VAT. */
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

/** After how many days of silence offers are followed up, and how long before their end. */
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
