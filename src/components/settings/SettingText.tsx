'use client'

import { TextArea, TextInput } from '../ui/inputs/TextInput'

import type { SectionProps } from './sectionProps'
import { SettingField } from './SettingField'

type Props = {
  name: 'siteTitle' | 'siteDescription'
  section: SectionProps
  maxLength: number
  /** So many lines instead of one. */
  rows?: number
}

/** A setting that is text. */
export const SettingText = ({ name, section, maxLength, rows }: Props) => {
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
