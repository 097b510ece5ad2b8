'use client'

import { useEffect } from 'react'

import { useT } from '@/components/ui/useT'

/** The region of notices as the framework names it, in English. */
const NOTICES = 'section[aria-label="Notifications alt+T"]'

/**
 * The name of the notices' region in the reader's language. The framework draws the region and
 * takes no name for it, so it is given before the next paint, as the region is inserted.
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
