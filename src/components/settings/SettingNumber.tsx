'use client'

import { useT } from '@/components/ui/useT'

import { NumberField } from './NumberField'
import type { SectionProps } from './sectionProps'

type Props = { name: 'recountValue' | 'likelyWeight'; section: SectionProps }

/** A setting that is a number. */
export const SettingNumber = ({ name, section }: Props) => {
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
