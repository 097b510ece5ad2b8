'use client'

import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'

import { focusContent } from './focusContent'

/** The button appears beyond this many pixels of scroll (ST1). */
const SHOWN_AFTER_PX = 200

/** The button that scrolls to the top of a long page. */
export const ScrollToTop = () => {
  const t = useT()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const measure = () => setShown(window.scrollY > SHOWN_AFTER_PX)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [])

  if (!isShown) return null

  const toTop = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    focusContent()
  }
  return (
    <div className="scroll-top">
      <IconButton
        filled
        icon={<IconArrowUp aria-hidden="true" size={20} />}
        label={t('shell.backToTop')}
        onClick={toTop}
      />
    </div>
  )
}
