'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useT } from '@/components/ui/useT'
import { CONTENT_ID } from '@/present/navigation/elementIds'
import { focusContent } from './focusContent'

/**
 * Makes the content the page's main landmark. Payload's template renders a plain `div` and offers
 * no slot for it; views with a `main` of their own are left alone.
 */
export const MainLandmark = () => {
  const path = usePathname()
  useEffect(() => {
    const frame = document.querySelector<HTMLElement>('.template-default__wrap')
    if (!frame) return
    const mark = () => {
      if (frame.querySelector('main')) frame.removeAttribute('role')
      else frame.setAttribute('role', 'main')
    }
    mark()
    // Views are rendered after the route changes: wait for their content.
    const observer = new MutationObserver(mark)
    observer.observe(frame, { childList: true, subtree: false })
    return () => observer.disconnect()
  }, [path])
  return null
}

/** The first tab stop: skips navbar and navigation (NB6). */
export const SkipLink = () => {
  const t = useT()
  return (
    <a
      className="skip-link"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        focusContent()
      }}
    >
      {t('shell.skipToContent')}
    </a>
  )
}
