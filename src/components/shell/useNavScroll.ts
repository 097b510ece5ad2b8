'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'

// Where the list stood on the page before: the frame is drawn anew with each page.
let lastTop = 0

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Keeps a long navigation where it was scrolled to, and knows whether it is scrolled (VN9). */
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
