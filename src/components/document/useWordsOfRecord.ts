'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientCollectionConfig, StaticLabel } from 'payload'

/** The singular and plural names of the page's kind of record, and its title field. */
export const useWordsOfRecord = () => {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const config = collectionSlug
    ? (getEntityConfig({ collectionSlug }) as ClientCollectionConfig)
    : undefined
  const say = (label: StaticLabel | undefined) =>
    label ? String(getTranslation(label as never, i18n)) : ''
  return {
    singular: say(config?.labels?.singular),
    plural: say(config?.labels?.plural),
    titleField: config?.admin?.useAsTitle,
  }
}
