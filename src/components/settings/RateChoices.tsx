'use client'

import { useT } from '@/components/ui/useT'
import { RATE_DAYS, RATE_SIDES, type RateDay, type RateSide } from '@/domain/rates/rates'

import type { SectionProps } from './sectionProps'
import { SettingField } from './SettingField'

/** Which rate a quotation takes, and an invoice. */
export const RateChoices = (section: SectionProps) => {
  const { values, set, canWrite } = section
  const t = useT()
  return (
    <>
      <SettingField name="tenderRateSide" section={section}>
        {(input) => (
          <select
            {...input}
            className="ui-input"
            disabled={!canWrite}
            value={values.tenderRateSide}
            onChange={(event) => set('tenderRateSide', event.currentTarget.value as RateSide)}
          >
            {RATE_SIDES.map((side) => (
              <option key={side} value={side}>
                {t(`settings.tenderRateSide.${side}`)}
              </option>
            ))}
          </select>
        )}
      </SettingField>
      <SettingField name="invoiceRateDay" section={section}>
        {(input) => (
          <select
            {...input}
            className="ui-input"
            disabled={!canWrite}
            value={values.invoiceRateDay}
            onChange={(event) => set('invoiceRateDay', event.currentTarget.value as RateDay)}
          >
            {RATE_DAYS.map((day) => (
              <option key={day} value={day}>
                {t(`settings.invoiceRateDay.${day}`)}
              </option>
            ))}
          </select>
        )}
      </SettingField>
    </>
  )
}
