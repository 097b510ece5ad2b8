'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import type { NotificationView } from '@/domain/notifications/view'

import { useMarking } from './useMarking'
import { useNotifications } from './useNotifications'

type Changes = { from: readonly NotificationView[]; docs: NotificationView[] }

/**
 * The rows of the page with optimistic changes, before the server has rendered them; refreshes the
 * page when something changes elsewhere.
 * @param docs as rendered by the server
 */
export const useShownPage = (docs: NotificationView[]) => {
  const router = useRouter()
  const marking = useMarking()
  const { version } = useNotifications()
  const [changes, setChanges] = useState<Changes>({ from: docs, docs })
  // A new render of the server supersedes the optimistic changes.
  const shown = changes.from === docs ? changes.docs : docs

  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    router.refresh()
  }, [router, version])

  const run = async (next: NotificationView[], done: Promise<boolean>) => {
    setChanges({ from: docs, docs: next })
    if (await done) router.refresh()
    else setChanges({ from: docs, docs })
  }
  const withRead = (read: boolean, isMeant: (doc: NotificationView) => boolean) =>
    shown.map((doc) =>
      isMeant(doc) && Boolean(doc.readAt) !== read
        ? { ...doc, readAt: read ? new Date().toISOString() : null }
        : doc,
    )
  return {
    shown,
    mark: (some: readonly NotificationView[], read: boolean) =>
      run(
        withRead(read, ({ id }) => some.some((one) => one.id === id)),
        marking.mark(some, read),
      ),
    markAll: (read: boolean) =>
      run(
        withRead(read, () => true),
        marking.markAll(read),
      ),
    remove: (some: readonly NotificationView[]) =>
      run(
        shown.filter(({ id }) => !some.some((one) => one.id === id)),
        marking.remove(some),
      ),
  }
}
