'use client'

import { useMemo } from 'react'

import type { NotificationView } from '@/domain/notifications/view'

import { useNotify } from '../../ui/requests/useNotify'
import { markAll, markRead, removeNotifications } from './notificationStore'

/** Marking and removing, with the notice "Başarısız işlem" on failure (NT8). */
export const useMarking = () => {
  const { notifyFailure } = useNotify()
  return useMemo(() => {
    const told = async (done: Promise<boolean>): Promise<boolean> => {
      const isDone = await done
      if (!isDone) notifyFailure()
      return isDone
    }
    return {
      mark: (docs: readonly NotificationView[], read: boolean) => told(markRead(docs, read)),
      markAll: (read: boolean) => told(markAll(read)),
      remove: (docs: readonly NotificationView[]) => told(removeNotifications(docs)),
    }
  }, [notifyFailure])
}
