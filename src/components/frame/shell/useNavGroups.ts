'use client'

import { useState } from 'react'

import { isNavGroup, type NavEntry } from '@/present/navigation/navTree'

type Args = {
  entries: readonly NavEntry[]
  /** `href` of the item the page belongs to. */
  active: string | undefined
  /** Only icons are drawn: every group is closed. */
  isMini: boolean
}

/**
 * Which groups are open (VN5): the active one until it is closed by hand, and one other at a time.
 * Collapsing the navigation resets both.
 */
export const useNavGroups = ({ entries, active, isMini }: Args) => {
  const groupOfActive = entries.find(
    (entry) => isNavGroup(entry) && entry.children.some(({ href }) => href === active),
  )?.label
  const [opened, setOpened] = useState<string | null>(null)
  const [isActiveClosed, setActiveClosed] = useState(false)
  const [wasMini, setWasMini] = useState(isMini)

  if (wasMini !== isMini) {
    setWasMini(isMini)
    setOpened(null)
    setActiveClosed(false)
  }
  return {
    isOpen: (label: string): boolean => {
      if (isMini) return false
      return label === groupOfActive ? !isActiveClosed : label === opened
    },
    toggle: (label: string): void => {
      if (label === groupOfActive) setActiveClosed(!isActiveClosed)
      else setOpened(label === opened ? null : label)
    },
  }
}
