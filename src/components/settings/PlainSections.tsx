'use client'

import { FormattedTextInput } from '@/components/document/richText/FormattedTextInput'
import { Select } from '@/components/ui/Select'
import { useT } from '@/components/ui/useT'
import { CURRENCIES } from '@/domain/shared/currency'

import type { SectionProps } from './sectionProps'
import { SettingField } from './SettingField'
import { RateChoices } from './RateChoices'
import { SettingNumber } from './SettingNumber'
import { SettingText } from './SettingText'
import { TaxRateRows } from './TaxRateRows'
import { TimeZonePicker } from './TimeZonePicker'

/** Title and description of the site. */
export const GeneralSection = (section: SectionProps) => (
  <div className="settings-fields">
    <SettingText maxLength={120} name="siteTitle" section={section} />
    <SettingText maxLength={500} name="siteDescription" rows={3} section={section} />
  </div>
)

/** The terms printed under every quotation. */
export const TermsSection = (section: SectionProps) => {
  const { values, set, canWrite } = section
  return (
    <SettingField name="tenderTerms" section={section}>
      {(input) => (
        <FormattedTextInput
          describedBy={input['aria-describedby']}
          id={input.id}
          isInvalid={input['aria-invalid']}
          isLocked={!canWrite}
          labelledBy={`${input.id}-label`}
          stored={values.storedTerms}
          value={values.tenderTerms}
          onChange={(terms) => set('tenderTerms', terms)}
        />
      )}
    </SettingField>
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
