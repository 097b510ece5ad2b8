'use client'

import { useCallback, useEffect, useState } from 'react'

import { useLocale } from '@/components/ui/useT'
import type { Direction } from '@/domain/settings/appearance'
import { directionOf, type Locale } from '@/i18n/locales'

/**
 * The direction of the page: the language's, unless overridden by hand. That lasts until the
 * language changes or the page is loaded anew, and is stored nowhere (RT1).
 */
export const useDirection = () => {
  const locale = useLocale()
  const [turned, setTurned] = useState<{ locale: Locale; direction: Direction } | null>(null)
  const direction = turned?.locale === locale ? turned.direction : directionOf(locale)

  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])

  const turn = useCallback((next: Direction) => setTurned({ locale, direction: next }), [locale])
  return [direction, turn] as const
}
