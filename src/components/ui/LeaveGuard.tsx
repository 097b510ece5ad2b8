'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { addLeaveGuard } from '@/components/feedback/leaveGuards'

import { ConfirmDialog } from './ConfirmDialog'
import { useT } from './useT'

/** The link a plain press would follow inside the product, or nothing. */
const followedLink = (event: MouseEvent): string | null => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return null
  const isElsewhere = link.target !== '' && link.target !== '_self'
  if (isElsewhere || link.hasAttribute('download') || link.origin !== location.origin) return null
  const address = link.pathname + link.search
  return address === location.pathname + location.search ? null : address
}

/**
 * Asks before a page with tabs and unsaved changes is left: by a link or a command with our own
 * question (CF6), by closing or reloading with the browser's. Steps back between tabs keep what
 * was typed, so the history is left alone.
 */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  const t = useT()
  const router = useRouter()
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null)

  useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: Event) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const address = followedLink(event)
      if (!address) return
      event.preventDefault()
      event.stopPropagation()
      setWanted({ go: () => router.push(address) })
    }
    const remove = addLeaveGuard({ isDirty: () => true, ask: (go) => setWanted({ go }) })
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      remove()
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isDirty, router])

  return (
    <ConfirmDialog
      cancelLabel={t('common.stay')}
      confirmLabel={t('common.leave')}
      description={t('common.leaveQuestion')}
      destructive
      open={wanted !== null}
      title={t('common.unsavedChanges')}
      onClose={() => setWanted(null)}
      onConfirm={async () => wanted?.go()}
    />
  )
}
