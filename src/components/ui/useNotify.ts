'use client'

import { useMemo, useRef } from 'react'
import { toast } from 'sonner'

import { toastPosition } from './toastPosition'
import { useT } from './useT'

const SUCCESS_MS = 4_000

/**
 * The two notices, success and failure, each with a second line that says what happened (SN1). What
 * failed here and then succeeds takes its failure away.
 */
export const useNotify = () => {
  const t = useT()
  const failures = useRef<(string | number)[]>([])
  return useMemo(() => {
    return {
      /** "Başarılı işlem", gone after four seconds. */
      notifySuccess: (line?: string) => {
        for (const id of failures.current.splice(0)) toast.dismiss(id)
        return toast.success(t('common.success'), {
          description: line,
          duration: SUCCESS_MS,
          position: toastPosition(),
        })
      },
      /** "Başarısız işlem", which stays until it is closed or the same is done after all. */
      notifyFailure: (line?: string) => {
        const id = toast.error(t('common.failure'), {
          description: line,
          duration: Infinity,
          position: toastPosition(),
        })
        failures.current.push(id)
        return id
      },
    }
  }, [t])
}
