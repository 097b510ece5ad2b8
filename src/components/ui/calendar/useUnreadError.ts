'use client'

import { useCallback } from 'react'

import type { Unread } from '@/present/record/unread'
import { useLocale, useT } from '@/components/ui/useT'
import { writeDay } from '@/domain/shared/typedDay'

const AN_EXAMPLE = '2026-12-31'

/** The error message for an unreadable day, or day and time. */
export const useUnreadError = (): ((unread: Unread) => string) => {
  const t = useT()
  const locale = useLocale()
  return useCallback(
    (unread) => {
      const example = writeDay(AN_EXAMPLE, locale)
      return unread.time === undefined
        ? t('calendar.notADay', { example })
        : t('calendar.notAMoment', { example: `${example} 14:30` })
    },
    [t, locale],
  )
}
