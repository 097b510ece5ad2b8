'use client'

import { useMemo } from 'react'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'

/** Everything needed to write in the reader's language: the sentences and the printers of figures. */
export const useWords = () => {
  const t = useT()
  const locale = useLocale()
  const format = useMemo(() => createFormatters(locale), [locale])
  return { t, locale, format }
}
