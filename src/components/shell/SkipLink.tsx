'use client'

import { useT } from '@/components/ui/useT'

import { focusContent } from './focusContent'

/** First stop of the Tab key: past navbar and navigation, to the content (NB6). */
export const SkipLink = () => {
  const t = useT()
  return (
    <a
      className="skip-link"
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        focusContent()
      }}
    >
      {t('shell.skipToContent')}
    </a>
  )
}
