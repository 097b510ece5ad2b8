'use client'

import { DayInput } from '@/components/ui/calendar/DayInput'
import { useUnreadError } from '@/components/ui/calendar/useUnreadError'
import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { isUnread } from '@/present/record/unread'
import { useT } from '@/components/ui/useT'
import { MAX_TAX_RATES } from '@/domain/taxes/settings'
import { TAX_KINDS } from '@/domain/taxes/taxRates'

import { NumberField } from './NumberField'
import type { SectionProps } from './sectionProps'
import type { TaxRateValue } from '@/present/settings/settingsValues'
import { ValueRows } from './ValueRows'

/** VAT rates, each with its kind and its first day. */
export const TaxRateRows = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  const unreadError = useUnreadError()
  const unread = ({ validFrom }: TaxRateValue) =>
    isUnread(validFrom) ? unreadError(validFrom) : ''

  return (
    <section className="settings-form__part">
      <h3>{t('settings.fields.taxRates')}</h3>
      <p className="text-soft">{t('settings.taxRates.text')}</p>
      <ValueRows
        add={{
          label: t('settings.taxRates.add'),
          row: { kind: TAX_KINDS[0], rate: '', validFrom: null },
          isFull: values.taxRates.length >= MAX_TAX_RATES,
        }}
        canWrite={canWrite}
        className="tax-rates"
        removeLabel={({ rate }) => t('settings.taxRates.remove', { rate })}
        rows={values.taxRates}
        onChange={(rows) => set('taxRates', rows)}
      >
        {(row, index, change) => (
          <>
            <Field
              required
              error={errors[`taxRates.${index}.kind`]}
              label={t('settings.taxRates.kind')}
            >
              {(input) => (
                <Select
                  {...input}
                  disabled={!canWrite}
                  options={TAX_KINDS.map((kind) => ({
                    value: kind,
                    label: t(`settings.taxKinds.${kind}`),
                  }))}
                  value={row.kind}
                  onChange={(kind) => change({ kind })}
                />
              )}
            </Field>
            <NumberField
              required
              canWrite={canWrite}
              error={errors[`taxRates.${index}.rate`]}
              label={t('settings.taxRates.rate')}
              value={row.rate}
              onChange={(rate) => change({ rate })}
            />
            <Field
              required
              error={errors[`taxRates.${index}.validFrom`] || unread(row)}
              label={t('settings.taxRates.validFrom')}
            >
              {(input) => (
                <DayInput
                  {...input}
                  label={t('settings.taxRates.validFrom')}
                  readOnly={!canWrite}
                  value={row.validFrom}
                  onChange={(validFrom) => change({ validFrom })}
                />
              )}
            </Field>
          </>
        )}
      </ValueRows>
    </section>
  )
}
