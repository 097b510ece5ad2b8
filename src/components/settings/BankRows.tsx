'use client'

import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { TextInput } from '../ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'
import { MAX_BANKS } from '@/domain/settings/companyAccounts'
import { CURRENCIES } from '@/domain/shared/currency'

import type { SectionProps } from './sectionProps'
import { ValueRows } from './ValueRows'

const MAX_LENGTH = { bank: 120, holder: 200, iban: 100 } as const

/** The bank accounts of the company, in printing order. */
export const BankRows = ({ values, set, errors, canWrite }: SectionProps) => {
  const t = useT()
  return (
    <section className="settings-form__part">
      <h3>{t('settings.companyProfile.banks')}</h3>
      <p className="text-soft">{t('settings.banks.text')}</p>
      <ValueRows
        add={{
          label: t('settings.banks.add'),
          row: { bank: '', holder: '', iban: '', currency: '' },
          isFull: values.banks.length >= MAX_BANKS,
        }}
        canWrite={canWrite}
        className="bank-rows"
        empty={t('settings.banks.empty')}
        removeLabel={({ bank, iban }) => t('settings.banks.remove', { bank: bank || iban })}
        rows={values.banks}
        onChange={(rows) => set('banks', rows)}
      >
        {(row, index, change) => {
          const input = (name: 'bank' | 'holder' | 'iban', label: string) => (
            <Field
              error={errors[`companyProfile.banks.${index}.${name}`]}
              label={label}
              required={name === 'iban'}
            >
              {(given) => (
                <TextInput
                  {...given}
                  {...(name === 'iban' && { dir: 'ltr' })}
                  maxLength={MAX_LENGTH[name]}
                  readOnly={!canWrite}
                  value={row[name]}
                  onChange={(event) => change({ [name]: event.currentTarget.value })}
                />
              )}
            </Field>
          )
          return (
            <>
              {input('iban', t('settings.companyProfile.iban'))}
              {input('bank', t('settings.banks.bank'))}
              {input('holder', t('settings.banks.holder'))}
              <Field
                error={errors[`companyProfile.banks.${index}.currency`]}
                label={t('settings.banks.currency')}
              >
                {(given) => (
                  <Select
                    {...given}
                    disabled={!canWrite}
                    empty={t('settings.banks.anyCurrency')}
                    options={CURRENCIES.map((currency) => ({
                      value: currency,
                      label: t(`currencies.${currency}`),
                    }))}
                    value={row.currency}
                    onChange={(currency) => change({ currency })}
                  />
                )}
              </Field>
            </>
          )
        }}
      </ValueRows>
    </section>
  )
}
