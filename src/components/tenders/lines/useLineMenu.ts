'use client'

import { useEffect, useState } from 'react'

type Opened = { key: string; opener: HTMLElement }

/** The line whose ⋮ was pressed last. One listener, for all lines. */
export const useLineMenu = (open: (isOpen: boolean) => void): Opened | null => {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const opener =
        target instanceof Element ? target.closest<HTMLElement>('[data-line-menu]') : null
      const key = opener?.closest<HTMLElement>('[data-line]')?.dataset.line
      if (!opener || key === undefined) return
      setOpened({ key, opener })
      open(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [open])
  return opened
}
