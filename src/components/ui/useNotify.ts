'use client'

import { useMemo } from 'react'
import { toast } from 'sonner'

import { directionOf } from '@/i18n/locales'

import { useLocale, useT } from './useT'

const SUCCESS_MS = 4_000

/** The two notices, success and failure, each with a second line that says what happened (SN1). */
export const useNotify = () => {
  const t = useT()
  const locale = useLocale()
  return useMemo(() => {
    // The toaster has a physical position, so the side must be set for each direction (RT6).
    const position = directionOf(locale) === 'rtl' ? 'bottom-left' : 'bottom-right'
    return {
      /** "Başarılı işlem", gone after four seconds. */
      notifySuccess: (line?: string) =>
        toast.success(t('common.success'), { description: line, duration: SUCCESS_MS, position }),
      /** "Başarısız işlem", which stays until it is closed. */
      notifyFailure: (line?: string) =>
        toast.error(t('common.failure'), { description: line, duration: Infinity, position }),
    }
  }, [t, locale])
}
