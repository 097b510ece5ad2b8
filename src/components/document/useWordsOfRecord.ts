'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientCollectionConfig, ClientGlobalConfig, StaticLabel } from 'payload'

type Config = ClientCollectionConfig | ClientGlobalConfig | undefined

const labelsOf = (config: Config): { singular?: StaticLabel; plural?: StaticLabel } => {
  if (!config) return {}
  if ('labels' in config) return (config.labels ?? {}) as { singular?: StaticLabel }
  return { singular: ('label' in config ? config.label : undefined) as StaticLabel | undefined }
}

/** The singular and plural names of the page's kind of record, and its title field. */
export const useWordsOfRecord = () => {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const config: Config = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : undefined
  const { singular, plural } = labelsOf(config)
  const say = (label: StaticLabel | undefined) =>
    label ? String(getTranslation(label as never, i18n)) : ''
  return {
    config,
    singular: say(singular),
    plural: say(plural),
    titleField: config && 'admin' in config ? titleFieldOf(config) : undefined,
  }
}

const titleFieldOf = (config: NonNullable<Config>): string | undefined =>
  'useAsTitle' in (config.admin ?? {})
    ? (config.admin as { useAsTitle?: string }).useAsTitle
    : undefined
