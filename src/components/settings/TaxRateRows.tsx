'use client'

import { IconPlus, IconTrash } from '@tabler/icons-react'

import { Button } from '@/components/ui/Button'
import { DayInput } from '@/components/ui/calendar/DayInput'
import { useSayUnread } from '@/components/ui/calendar/useSayUnread'
import { Field } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import { NumberInput } from '@/components/ui/NumberInput'
import { Select } from '@/components/ui/Select'
import { isUnread } from '@/components/ui/unread'
import { useT } from '@/components/ui/useT'
import { MAX_TAX_RATES } from '@/domain/taxes/settings'
import { TAX_KINDS } from '@/domain/taxes/taxRates'

import type { SectionProps } from './sectionProps'
import type { TaxRateValue } from './settingsValues'

/** Rates of VAT, each with its kind and its first day. */
export const TaxRateRows = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  const sayUnread = useSayUnread()
  const rows = values.taxRates
  const change = (key: string, part: Partial<TaxRateValue>) =>
    set(
      'taxRates',
      rows.map((row) => (row.key === key ? { ...row, ...part } : row)),
    )
  const unread = ({ validFrom }: TaxRateValue) => (isUnread(validFrom) ? sayUnread(validFrom) : '')

  return (
    <section className="settings-form__part">
      <h3>{t('settings.fields.taxRates')}</h3>
      <p className="text-soft">{t('settings.taxRates.text')}</p>
      <div className="limit-rows tax-rates">
        {rows.map((row, index) => (
          <div key={row.key} className="limit-rows__row">
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
                  onChange={(kind) => change(row.key, { kind })}
                />
              )}
            </Field>
            <Field
              required
              error={errors[`taxRates.${index}.rate`]}
              label={t('settings.taxRates.rate')}
            >
              {(input) => (
                <NumberInput
                  {...input}
                  readOnly={!canWrite}
                  value={row.rate}
                  onChange={(rate) => change(row.key, { rate })}
                />
              )}
            </Field>
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
                  onChange={(validFrom) => change(row.key, { validFrom })}
                />
              )}
            </Field>
            {canWrite && (
              <IconButton
                icon={<IconTrash aria-hidden="true" size={18} />}
                label={t('settings.taxRates.remove', { rate: row.rate })}
                onClick={() =>
                  set(
                    'taxRates',
                    rows.filter(({ key }) => key !== row.key),
                  )
                }
              />
            )}
          </div>
        ))}
        {canWrite && (
          <div>
            <Button
              disabled={rows.length >= MAX_TAX_RATES}
              icon={<IconPlus aria-hidden="true" size={18} />}
              tone="soft"
              onClick={() =>
                set('taxRates', [
                  ...rows,
                  { key: String(Math.random()), kind: TAX_KINDS[0], rate: '', validFrom: null },
                ])
              }
            >
              {t('settings.taxRates.add')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
