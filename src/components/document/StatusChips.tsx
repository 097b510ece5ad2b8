'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { ClientField, OptionObject } from 'payload'

import type { Tone } from '../ui/layout/Chip'
import { StateChip } from '../ui/layout/StateChip'

import { flatFields } from './flatFields'
import { useSay } from './useSay'

type Props = {
  /** Tones of status fields by stored value, as in the list. */
  tones: Readonly<Record<string, Readonly<Record<string, Tone>>>>
}

const labelOf = (field: ClientField, value: unknown) =>
  ('options' in field ? (field.options as OptionObject[]) : []).find(
    (option) => option.value === value,
  )?.label

/** The status of the stored record, with the labels and colours of its list. */
export const StatusChips = ({ tones }: Props) => {
  const { id, data, docConfig } = useDocumentInfo()
  const say = useSay()
  if (!id || !docConfig) return null

  return flatFields(docConfig.fields).map(({ field }) => {
    if (field.type !== 'select' || !('name' in field)) return null
    const ofField = tones[field.name]
    const value = data?.[field.name] as string | undefined
    const label = value ? labelOf(field, value) : undefined
    if (!ofField || !value || !label) return null
    return (
      <StateChip key={field.name} tone={ofField[value] ?? 'neutral'} value={value}>
        {say(label)}
      </StateChip>
    )
  })
}
