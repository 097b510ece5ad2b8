'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientField, OptionObject } from 'payload'

import { columnOf } from '@/components/list/columns/columnsOf'
import { useTenderStatus, useTenderValue } from '@/components/tenders/lines/useTenderTerms'
import { TenderStatusChips } from '@/components/tenders/TenderStatusChips'
import { Chip, type Tone } from '@/components/ui/Chip'
import { dayFromStored, type Day } from '@/domain/shared/day'

import { flatFields } from './flatFields'

const TenderChips = ({ today }: { today: Day }) => {
  const { status } = useTenderStatus()
  return (
    <TenderStatusChips
      status={status}
      isApproved={useTenderValue('isApproved') === true}
      isInvoiced={useTenderValue('isInvoiced') === true}
      validUntil={dayFromStored(useTenderValue('validUntil'))}
      today={today}
    />
  )
}

const labelOf = (field: ClientField, value: unknown) =>
  ('options' in field ? (field.options as OptionObject[]) : []).find(
    (option) => option.value === value,
  )?.label

/** The states of the stored record, in the words and colours of its list. */
export const DocumentChips = ({ today }: { today: Day }) => {
  const { id, collectionSlug, data, docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  if (!id || !collectionSlug || !docConfig) return null
  if (collectionSlug === 'tenders') return <TenderChips today={today} />

  return flatFields(docConfig.fields).map(({ field }) => {
    if (field.type !== 'select' || !('name' in field)) return null
    const column = columnOf(collectionSlug, { name: field.name, type: field.type })
    const value = data?.[field.name] as string | undefined
    const label = value ? labelOf(field, value) : undefined
    if (column.kind !== 'status' || !value || !label) return null
    const tones = (column as { tones?: Record<string, Tone> }).tones
    return (
      <Chip key={field.name} tone={tones?.[value] ?? 'neutral'}>
        {String(getTranslation(label as never, i18n))}
      </Chip>
    )
  })
}
