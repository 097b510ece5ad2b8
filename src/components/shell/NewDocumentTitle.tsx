'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Names the page of a record that has no title yet: "Yeni Firma" where Payload says "[Untitled]".
 * Stands in `admin.components.edit.beforeDocumentControls` of every collection; draws nothing.
 */
export const NewDocumentTitle = () => {
  const { collectionSlug } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { getEntityConfig } = useConfig()
  const { i18n, t } = useTranslation()
  const isUntitled = title === `[${t('general:untitled')}]`

  useEffect(() => {
    if (!isUntitled || !collectionSlug) return
    const singular = getEntityConfig({ collectionSlug })?.labels?.singular
    const label = singular ? getTranslation(singular, i18n) : ''
    // Payload names the page in an effect of its own, after this one: ours must come last.
    const frame = requestAnimationFrame(() =>
      setDocumentTitle(t('general:creatingNewLabel', { label })),
    )
    return () => cancelAnimationFrame(frame)
  }, [isUntitled, collectionSlug, getEntityConfig, i18n, setDocumentTitle, t])
  return null
}
