'use client'

import type { ReactNode } from 'react'

import { Field, type FieldInputProps } from '../ui/inputs/Field'
import { useT } from '@/components/ui/useT'

import type { SectionProps } from './sectionProps'

type Props = {
  name:
    | 'siteTitle'
    | 'siteDescription'
    | 'defaultCurrency'
    | 'tenderRateSide'
    | 'invoiceRateDay'
    | 'timeZone'
  section: SectionProps
  required?: boolean
  children: (input: FieldInputProps) => ReactNode
}

/** A setting with its label, hint and error, all found by its name. */
export const SettingField = ({ name, section, required, children }: Props) => {
  const t = useT()
  return (
    <Field
      error={section.errors[name]}
      hint={t(`settings.hints.${name}`)}
      label={t(`settings.fields.${name}`)}
      required={required}
    >
      {children}
    </Field>
  )
}
