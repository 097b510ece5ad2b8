'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'

// The scroll position on the previous page: the frame remounts with each page.
let lastTop = 0

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Restores the scroll position of the navigation, and tells whether it is scrolled (VN9). */
export const useNavScroll = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)

  useBrowserLayoutEffect(() => {
    const list = frame.current
    if (!list) return
    list.scrollTop = lastTop
    list.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
    setScrolled(list.scrollTop > 0)
  }, [])

  const onScroll = () => {
    lastTop = frame.current?.scrollTop ?? 0
    setScrolled(lastTop > 0)
  }
  return { frame, isScrolled, onScroll }
}
