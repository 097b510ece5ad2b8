'use client'

import { Select } from '../ui/inputs/Select'
import { useT } from '@/components/ui/useT'
import { RATE_DAYS, RATE_SIDES } from '@/domain/rates/rates'

import type { SectionProps } from './sectionProps'
import { SettingField } from './SettingField'

/** Which rates quotations and invoices use. */
export const RateChoices = (section: SectionProps) => {
  const { values, set, canWrite } = section
  const t = useT()
  return (
    <>
      <SettingField name="tenderRateSide" section={section}>
        {(input) => (
          <Select
            {...input}
            disabled={!canWrite}
            options={RATE_SIDES.map((side) => ({
              value: side,
              label: t(`settings.tenderRateSide.${side}`),
            }))}
            value={values.tenderRateSide}
            onChange={(side) => set('tenderRateSide', side)}
          />
        )}
      </SettingField>
      <SettingField name="invoiceRateDay" section={section}>
        {(input) => (
          <Select
            {...input}
            disabled={!canWrite}
            options={RATE_DAYS.map((day) => ({
              value: day,
              label: t(`settings.invoiceRateDay.${day}`),
            }))}
            value={values.invoiceRateDay}
            onChange={(day) => set('invoiceRateDay', day)}
          />
        )}
      </SettingField>
    </>
  )
}
