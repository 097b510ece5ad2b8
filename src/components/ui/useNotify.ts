'use client'

import { useMemo } from 'react'
import { toast } from 'sonner'

import { toastPosition } from './toastPosition'
import { useT } from './useT'

const SUCCESS_MS = 4_000

/** The two notices, success and failure, each with a second line that says what happened (SN1). */
export const useNotify = () => {
  const t = useT()
  return useMemo(() => {
    return {
      /** "Başarılı işlem", gone after four seconds. */
      notifySuccess: (line?: string) =>
        toast.success(t('common.success'), {
          description: line,
          duration: SUCCESS_MS,
          position: toastPosition(),
        }),
      /** "Başarısız işlem", which stays until it is closed. */
      notifyFailure: (line?: string) =>
        toast.error(t('common.failure'), {
          description: line,
          duration: Infinity,
          position: toastPosition(),
        }),
    }
  }, [t])
}
