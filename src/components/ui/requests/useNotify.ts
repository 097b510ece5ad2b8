'use client'

import { createElement, useMemo, useRef } from 'react'
import { toast } from 'sonner'

import { toastPosition } from '../overlay/toastPosition'
import { useT } from '../useT'
import { NoticeLink, UndoButton } from '@/components/ui/controls/NoticeActions'

const SUCCESS_MS = 4_000

/**
 * The two notices, success and failure, each with a second line that describes what happened (SN1), and
 * success with an undo button. A success removes the notice of an earlier failure of the same action.
 */
export const useNotify = () => {
  const t = useT()
  const failures = useRef<(string | number)[]>([])
  return useMemo(() => {
    const forgetFailures = () => {
      for (const id of failures.current.splice(0)) toast.dismiss(id)
    }
    return {
      /**
       * "Başarılı işlem", gone after four seconds. With a link to the new record it stays
       * for eight seconds, not counting the time it has the pointer or the focus.
       */
      notifySuccess: (line?: string, link?: { label: string; href: string }) => {
        forgetFailures()
        const id = crypto.randomUUID()
        return toast.success(t('common.success'), {
          id,
          description: line,
          duration: link ? Infinity : SUCCESS_MS,
          position: toastPosition(),
          action: link && createElement(NoticeLink, { ...link, onOver: () => toast.dismiss(id) }),
        })
      },
      /** "Başarılı işlem" with *Geri al*, for eight seconds without pointer or focus on it. */
      notifyUndo: (line: string, onUndo: () => void) => {
        forgetFailures()
        const id = crypto.randomUUID()
        const close = () => void toast.dismiss(id)
        return toast.success(t('common.success'), {
          id,
          description: line,
          duration: Infinity,
          position: toastPosition(),
          action: createElement(UndoButton, {
            onUndo: () => {
              close()
              onUndo()
            },
            onOver: close,
          }),
        })
      },
      /** "Başarısız işlem", shown until it is closed or a retry succeeds. */
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
