'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { toast } from 'sonner'

import { toastPosition } from '../../ui/overlay/toastPosition'
import { useT } from '@/components/ui/useT'

import { markRead, onArrival } from './notificationStore'
import { isFileLink, useNotifiedFile } from './useNotifiedFile'

const SHOWN_MS = 6_000

/**
 * Shows a toast for the newest arrival, at most one at a time (NT6).
 * @param isQuiet the panel is open: it shows them already
 */
export const useArrivalToast = ({ isQuiet }: { isQuiet: boolean }) => {
  const t = useT()
  const router = useRouter()
  const saveNotified = useNotifiedFile()
  const quiet = useRef(isQuiet)
  useEffect(() => {
    quiet.current = isQuiet
  }, [isQuiet])
  useEffect(
    () =>
      onArrival((doc) => {
        if (quiet.current) return
        const { link } = doc
        toast.info(doc.title, {
          id: 'notification',
          description: doc.body,
          duration: SHOWN_MS,
          position: toastPosition(),
          ...(link && {
            action: {
              label: t('actions.open'),
              onClick: () => {
                if (isFileLink(link)) {
                  void saveNotified(link).then((isTold) => isTold && markRead([doc], true))
                  return
                }
                void markRead([doc], true)
                router.push(link)
              },
            },
          }),
        })
      }),
    [t, router, saveNotified],
  )
}
