'use client'

import { useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'

import { askedFields, type AskedField } from './askedFields'

/** What a new record of a collection is asked for here; null where it is made elsewhere. */
export const useAskedFields = (slug: string): AskedField[] | null => {
  const { getEntityConfig } = useConfig()
  return useMemo(() => {
    const collection = getEntityConfig({ collectionSlug: slug as never })
    if (!collection) return null
    const { fields, auth, upload } = collection
    return askedFields({ slug, fields, isAuth: Boolean(auth), isUpload: Boolean(upload) })
  }, [getEntityConfig, slug])
}
