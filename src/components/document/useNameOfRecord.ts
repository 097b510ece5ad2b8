'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'

import { docNameOf } from './docNameOf'
import { useWordsOfRecord } from './useWordsOfRecord'

/** The heading of the page: the record's stored name, or "Yeni teklif". */
export const useNameOfRecord = (words: string): string => {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { singular, titleField } = useWordsOfRecord()
  const t = useT()
  if (!id) {
    const key = `${words}.new` as MessageKey
    const text = t(key)
    return text === key ? singular : text
  }
  const name = docNameOf({ doc: { ...data, id }, titleField, singular })
  // Two roles may be told apart by their number alone once their names change.
  return collectionSlug === 'roles' ? t('roles.nameWithId', { name, id: String(id) }) : name
}
