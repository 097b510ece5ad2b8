'use client'

import { Field } from '../ui/inputs/Field'
import { PhoneInput } from '@/components/ui/phone/PhoneInput'
import { TextArea, TextInput } from '../ui/inputs/TextInput'
import { useT } from '@/components/ui/useT'

import { BankRows } from './BankRows'
import { CODE_FIELDS, COMPANY_FIELDS } from '@/present/settings/companyFields'
import { LogoPicker } from './LogoPicker'
import type { SectionProps } from './sectionProps'

const MAX_LENGTH = 500

/** The company profile, printed at the top of every quotation. */
export const CompanySection = (section: SectionProps) => {
  const { values, set, errors, canWrite } = section
  const t = useT()
  return (
    <>
      <p className="settings-form__lead text-soft">{t('settings.hints.company')}</p>
      <LogoPicker canWrite={canWrite} value={values.logo} onChange={(logo) => set('logo', logo)} />
      <div className="settings-fields">
        {COMPANY_FIELDS.map((name) => {
          const Input = name === 'address' ? TextArea : TextInput
          return (
            <div key={name} className={name === 'address' ? 'settings-fields__wide' : undefined}>
              <Field
                error={errors[`companyProfile.${name}`]}
                label={t(`settings.companyProfile.${name}`)}
              >
                {(input) =>
                  name === 'phone' ? (
                    <PhoneInput
                      {...input}
                      readOnly={!canWrite}
                      value={values.company.phone}
                      onChange={(phone) => set('company', { ...values.company, phone })}
                    />
                  ) : (
                    <Input
                      {...input}
                      {...(CODE_FIELDS.has(name) && { dir: 'ltr' })}
                      maxLength={MAX_LENGTH}
                      readOnly={!canWrite}
                      value={values.company[name]}
                      onChange={(event: { currentTarget: { value: string } }) =>
                        set('company', { ...values.company, [name]: event.currentTarget.value })
                      }
                    />
                  )
                }
              </Field>
            </div>
          )
        })}
      </div>
      <BankRows {...section} />
    </>
  )
}
