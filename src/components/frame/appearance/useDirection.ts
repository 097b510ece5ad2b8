'use client'

import { useEffect } from 'react'

import { useLocale } from '@/components/ui/useT'
import type { Direction } from '@/domain/settings/appearance'
import { pageDirection } from '@/i18n/locales'

/** The direction of the page: the language's, unless the person prefers one (RT1). */
export const useDirection = (chosen: Direction): 'ltr' | 'rtl' => {
  const direction = pageDirection(useLocale(), chosen)
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return direction
}
