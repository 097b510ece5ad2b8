'use client'

import { useEffect } from 'react'

import { useT } from '@/components/ui/useT'

/** The framework's English label of the notification region. */
const NOTICES = 'section[aria-label="Notifications alt+T"]'

/**
 * Labels the notification region in the reader's language. The framework accepts no label, so it is
 * set before the next paint, when the region is inserted.
 */
export const MendedControls = () => {
  const t = useT()
  useEffect(() => {
    const mend = () =>
      document
        .querySelector(NOTICES)
        ?.setAttribute('aria-label', `${t('pages.notifications')} (Alt+T)`)
    mend()
    const observer = new MutationObserver(mend)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t])
  return null
}
