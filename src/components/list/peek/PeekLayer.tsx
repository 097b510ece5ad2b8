'use client'

import dynamic from 'next/dynamic'
import { useCallback, useEffect, useState } from 'react'

import type { Shortcut } from '@/components/frame/keyboard/shortcut'
import { useShortcuts } from '@/components/frame/keyboard/useShortcuts'
import { linkBeside, onPeek, PEEKABLE } from '@/components/frame/peek/peekTarget'

const PeekPanel = dynamic(() => import('./PeekPanel').then((module) => module.PeekPanel))

// Only Space is used: the browser's other keys for links and lists stay.
const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'space', label: 'shell.keys.peek', group: 'lists', needs: PEEKABLE },
  { keys: 'arrowdown', label: 'shell.keys.peekNext', group: 'lists', needs: PEEKABLE },
]

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const isPlainSpace = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === ' ' && !ctrlKey && !metaKey && !altKey && !shiftKey

/** The previewed record, and the link it was opened from: the panel can move on to others. */
type Looking = { href: string; name: string; from: HTMLAnchorElement }

const lookAt = (link: HTMLAnchorElement, before: Looking | null): Looking => ({
  href: link.getAttribute('href') ?? '',
  name: link.textContent ?? '',
  from: before && link.closest('[role="dialog"]') ? before.from : link,
})

/** Opens the preview of any record link on the page. Once on every page with a frame. */
export const PeekLayer = () => {
  const [looking, setLooking] = useState<Looking | null>(null)
  useShortcuts(SHORTCUTS)
  const look = useCallback(
    (link: HTMLAnchorElement) => setLooking((before) => lookAt(link, before)),
    [],
  )

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = closest(event.target, '[data-peek]')
      const link = button?.parentElement?.querySelector<HTMLAnchorElement>(PEEKABLE)
      if (link) look(link)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlainSpace(event) || event.defaultPrevented) return
      const link = closest(event.target, PEEKABLE)
      if (!link) return
      // Otherwise the page would scroll.
      event.preventDefault()
      look(link as HTMLAnchorElement)
    }
    const stop = onPeek(look)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      stop()
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [look])

  // The previewed row stays highlighted.
  const from = looking?.from
  useEffect(() => {
    const row = from?.closest('tr')
    row?.setAttribute('data-peeked', '')
    row?.scrollIntoView({ block: 'nearest' })
    return () => row?.removeAttribute('data-peeked')
  }, [from])

  const close = useCallback(() => setLooking(null), [])
  if (!looking) return null
  return (
    <PeekPanel
      {...looking}
      next={linkBeside(looking.from, 1)}
      previous={linkBeside(looking.from, -1)}
      onClose={close}
      onGo={look}
    />
  )
}
