'use client'

import { usePathname, useRouter } from 'next/navigation'

import { useT } from '@/components/ui/useT'

import { activeHref } from '../navigation/activeHref'
import { NavGroupItem } from './NavGroupItem'
import { NavHeader } from './NavHeader'
import { NavLink } from './NavLink'
import { isNavGroup, type NavEntry } from '@/present/navigation/navTree'
import { useShell } from '../appearance/ShellContext'
import { useHoverExpand } from './useHoverExpand'
import { useNavGroups } from './useNavGroups'
import { useOverlayNav } from './useOverlayNav'
import { useMemo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasUnsavedChanges } from '@/components/ui/leave/hasUnsavedChanges'
import type { Shortcut } from '@/components/frame/keyboard/shortcut'
import { useShortcuts } from '@/components/frame/keyboard/useShortcuts'

type Props = { entries: NavEntry[]; siteTitle: string }

/** Registers G and a letter for every page of the navigation the person may open. */
const useGoShortcuts = (entries: readonly NavEntry[]): void => {
  const router = useRouter()
  const shortcuts = useMemo(
    () =>
      entries
        .flatMap((entry) => (isNavGroup(entry) ? entry.children : [entry]))
        .flatMap(({ letter, label, href }): Shortcut | [] =>
          letter === undefined
            ? []
            : {
                keys: `g ${letter}`,
                label,
                group: 'pages',
                // A full load lets the browser ask before typed text is lost.
                run: () => (hasUnsavedChanges() ? window.location.assign(href) : router.push(href)),
              },
        ),
    [entries, router],
  )
  useShortcuts(shortcuts)
}

// The scroll position on the previous page: the frame remounts with each page.
let lastTop = 0

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Restores the scroll position of the navigation, and returns whether it is scrolled (VN9). */
const useNavScroll = () => {
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

/** The vertical navigation, an overlay on narrow screens (VN1–VN9). */
export const VerticalNav = ({ entries, siteTitle }: Props) => {
  const t = useT()
  const { isNavOpen, navMode } = useShell()
  const path = usePathname()
  const active = activeHref(entries, path)
  const { nav, close } = useOverlayNav(path)
  const { isExpanded, handlers } = useHoverExpand(nav)
  // An overlay is never collapsed to icons.
  const isMini = navMode === 'mini' && !isExpanded && !isNavOpen
  const { isOpen, toggle } = useNavGroups({ entries, active, isMini })
  const { frame, isScrolled, onScroll } = useNavScroll()
  useGoShortcuts(entries)

  return (
    <>
      <div aria-hidden="true" className="vnav__scrim" data-open={isNavOpen} onClick={close} />
      <nav
        {...handlers}
        ref={nav}
        aria-label={t('nav.main')}
        className="vnav"
        data-expanded={isExpanded}
        data-nav-modal={isNavOpen}
        data-open={isNavOpen}
        id="vertical-nav"
      >
        <NavHeader hasShadow={isScrolled} siteTitle={siteTitle} onClose={close} />
        <div ref={frame} className="vnav__list-frame" onScroll={onScroll}>
          <ul className="vnav__list">
            {entries.map((entry) => (
              <li key={entry.label}>
                {isNavGroup(entry) ? (
                  <NavGroupItem
                    active={active}
                    group={entry}
                    isMini={isMini}
                    isOpen={isOpen(entry.label)}
                    onToggle={() => toggle(entry.label)}
                  />
                ) : (
                  <NavLink isActive={entry.href === active} isMini={isMini} leaf={entry} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  )
}
