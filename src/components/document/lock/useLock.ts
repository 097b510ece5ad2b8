'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { lockOf, type Lock } from '@/present/record/lockOf'

/** The locked fields of the record in this form; null if none are. */
export const useLock = (): Lock | null => {
  const { collectionSlug, id } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status?.value)
  const origin = useFormFields(([fields]) => fields.origin?.value)
  const reversalOf = useFormFields(([fields]) => fields.reversalOf?.value)
  const source = useFormFields(([fields]) => fields.source?.value)
  const acceptedAt = useFormFields(([fields]) => fields.acceptedAt?.value)
  const isNew = id === undefined || id === null
  return useMemo(
    () =>
      isNew
        ? null
        : lockOf({ slug: collectionSlug, status, origin, reversalOf, source, acceptedAt }),
    [isNew, collectionSlug, status, origin, reversalOf, source, acceptedAt],
  )
}
