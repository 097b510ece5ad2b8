'use client'

import { useConfig } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useState } from 'react'

import { readApi } from '../../ui/requests/api'
import { useT } from '@/components/ui/useT'
import { idOf } from '@/domain/shared/idOf'
import { plainText } from '@/domain/shared/text/richText'

import { FactValue, isEmptyFact } from '../facts/FactValue'
import type { ReadField } from '../facts/splitFields'

type Props = { field?: ClientField; path: string; value: unknown }

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
      // Without permission to read it, its id is shown.
      .catch(() => undefined)
    return () => abort.abort()
  }, [slug, id, title])
  return <bdi>{name ?? String(id ?? '')}</bdi>
}

/** Field types rendered the same here as among the facts of a record: they contain no link. */
const PLAIN_FACTS: readonly string[] = ['checkbox', 'select', 'date', 'number']

/** A formatted value of a field, to choose between two. */
export const StaleValue = ({ field, path, value }: Props) => {
  const t = useT()
  if (isEmptyFact(value)) return <em className="stale__value">{t('document.stale.empty')}</em>

  const shown = () => {
    if (field && PLAIN_FACTS.includes(field.type))
      return <FactValue field={field as ReadField} path={path} value={value} />
    if (Array.isArray(value)) return t('document.stale.rows', { n: value.length })
    if (field?.admin?.custom?.isFormatted) return plainText(String(value))
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
