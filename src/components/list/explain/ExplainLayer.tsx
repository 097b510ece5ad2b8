'use client'

import dynamic from 'next/dynamic'
import { useCallback, useEffect, useState } from 'react'

const ExplainPanel = dynamic(() => import('./ExplainPanel').then((module) => module.ExplainPanel))

type Asked = { of: string; from: HTMLElement }

/** Explains any number of the page on click. Once on every page with a frame. */
export const ExplainLayer = () => {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const from = target instanceof Element ? target.closest<HTMLElement>('[data-explain]') : null
      if (from) setAsked({ of: from.dataset.explain ?? '', from })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  const close = useCallback(() => setAsked(null), [])
  return asked && <ExplainPanel {...asked} onClose={close} />
}
