'use client'

import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'

/** Translates a label of the framework, which is a text or a text per language. */
export const useSay = (): ((label: unknown) => string) => {
  const { i18n } = useTranslation()
  return useCallback((label) => (label ? String(getTranslation(label as never, i18n)) : ''), [i18n])
}
