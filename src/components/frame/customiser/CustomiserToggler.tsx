'use client'

import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { RefObject } from 'react'

import { useShell } from '@/components/frame/appearance/ShellContext'
import { useT } from '@/components/ui/useT'

/** At the edge of wide screens; otherwise the user menu opens the customiser (CZ1). */
export const CustomiserToggler = ({
  opener,
}: {
  /** Set to the button when it opens the drawer, which gives the focus back to it. */
  opener: RefObject<HTMLButtonElement | null>
}) => {
  const t = useT()
  const { isCustomiserOpen, setCustomiserOpen } = useShell()
  return (
    <button
      aria-expanded={isCustomiserOpen}
      aria-label={t('appearance.open')}
      className="customiser-toggler"
      id="customiser-toggler"
      type="button"
      onClick={(event) => {
        opener.current = isCustomiserOpen ? null : event.currentTarget
        setCustomiserOpen(!isCustomiserOpen)
      }}
    >
      <IconAdjustmentsHorizontal aria-hidden="true" size={18} stroke={1.8} />
    </button>
  )
}
