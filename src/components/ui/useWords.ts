'use client'

import { useMemo } from 'react'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'

/** The translator and the number formatters of the reader's language. */
export const useWords = () => {
  const t = useT()
  const locale = useLocale()
  const format = useMemo(() => createFormatters(locale), [locale])
  return { t, locale, format }
}
