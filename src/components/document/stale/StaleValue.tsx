'use client'

import { useConfig } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useState } from 'react'

import { readApi } from '@/components/ui/api'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { idOf } from '@/domain/shared/idOf'
import { plainText } from '@/domain/shared/richText'

import { isEmptyFact } from '../facts/FactValue'
import { useOptions, wordsOf } from '../useOptions'

type Props = { field?: ClientField; value: unknown }

/** The name of a related record, once loaded. */
const Related = ({ slug, value }: { slug: string; value: unknown }) => {
  const { getEntityConfig } = useConfig()
  const id = idOf(value)
  const title = getEntityConfig({ collectionSlug: slug })?.admin?.useAsTitle ?? 'id'
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    if (id === null) return
    const abort = new AbortController()
    readApi<Record<string, unknown>>(`/api/${slug}/${id}?depth=0`, abort.signal)
      .then((doc) => setName(String(doc[title] ?? id)))
      // Without the right to read it, its id is shown.
      .catch(() => undefined)
    return () => abort.abort()
  }, [slug, id, title])
  return <bdi>{name ?? String(id ?? '')}</bdi>
}

/** A value of a field as people read it. */
export const StaleValue = ({ field, value }: Props) => {
  const { t, format } = useWords()
  const options = useOptions(field)
  const timeZone = useTimeZone()
  if (isEmptyFact(value)) return <em className="stale__value">{t('document.stale.empty')}</em>

  const shown = () => {
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    if (field?.type === 'select') return wordsOf(options, value)
    if (Array.isArray(value)) return t('document.stale.rows', { n: value.length })
    if (field?.type === 'date') {
      const { date } = (field.admin ?? {}) as { date?: { pickerAppearance?: string } }
      const isDay = date?.pickerAppearance === 'dayOnly'
      return isDay ? format.day(String(value)) : format.dateTime(String(value), timeZone)
    }
    if (field?.admin?.custom?.isFormatted) return plainText(String(value))
    if (field?.type === 'number') return format.price(String(value)) || String(value)
    const isRelated = field?.type === 'relationship' || field?.type === 'upload'
    if (isRelated && typeof field.relationTo === 'string')
      return <Related slug={field.relationTo} value={value} />
    return typeof value === 'object' ? t('common.details') : String(value)
  }
  return (
    <bdi className="stale__value" dir="auto">
      {shown()}
    </bdi>
  )
}
