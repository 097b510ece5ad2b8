'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { useSay } from './useSay'

/** The singular and plural names of the page's kind of record, and its title field. */
export const useWordsOfRecord = () => {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const say = useSay()
  const config = collectionSlug
    ? (getEntityConfig({ collectionSlug }) as ClientCollectionConfig)
    : undefined
  return {
    singular: say(config?.labels?.singular),
    plural: say(config?.labels?.plural),
    titleField: config?.admin?.useAsTitle,
  }
}
