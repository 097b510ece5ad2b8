'use client'

import { useT } from '@/components/ui/useT'

import { CONTENT_ID } from '@/present/navigation/elementIds'
import { focusContent } from './focusContent'

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
