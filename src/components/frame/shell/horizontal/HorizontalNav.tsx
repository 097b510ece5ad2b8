'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState, useEffect, useLayoutEffect, type RefObject } from 'react'
import { useT } from '@/components/ui/useT'
import { activeHref } from '@/components/frame/navigation/activeHref'
import { isNavGroup, type NavEntry, type NavLeaf } from '@/present/navigation/navTree'
import { useShell } from '@/components/frame/appearance/ShellContext'
import { HorizontalGroup, type OpenState } from './HorizontalGroup'
import { HorizontalMore } from './HorizontalMore'
import { useHoverOpen } from './useHoverOpen'
import Link from 'next/link'
import { NavIcon } from '@/components/frame/navigation/NavIcon'
import { fittingCount } from './fittingCount'

/** A page of the row. */
const HorizontalLink = ({ leaf, isActive }: { leaf: NavLeaf; isActive: boolean }) => {
  const t = useT()
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      className="hnav__item"
      href={leaf.href}
      prefetch={false}
    >
      <NavIcon name={leaf.icon} />
      {t(leaf.label)}
    </Link>
  )
}

/** The navigation as a row under the navbar (HN1–HN7). Items that do not fit are in "Diğer". */
export const HorizontalNav = ({ entries }: { entries: readonly NavEntry[] }) => {
  const { navigation, horizontalNav } = useShell()
  if (navigation !== 'horizontal' || horizontalNav === 'hidden') return null
  return <Row entries={entries} />
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The number of entries that fit into a row; its last child is the overflow menu. Measured again
 * when the row or a word changes its width (another window, language or font).
 */
const useFitting = (list: RefObject<HTMLElement | null>, entries: number): number => {
  const [fitting, setFitting] = useState(entries)

  useBrowserLayoutEffect(() => {
    const row = list.current
    if (!row) return
    const measure = () => {
      const room = row.clientWidth
      // Not rendered on a narrow page, which uses the overlay.
      if (room === 0) return
      const widths = [...row.children].map((child) => child.getBoundingClientRect().width)
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      setFitting(fittingCount({ widths: widths.slice(0, -1), more: widths.at(-1) ?? 0, room, gap }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    for (const child of row.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, entries])
  return fitting
}

const Row = ({ entries }: { entries: readonly NavEntry[] }) => {
  const t = useT()
  const path = usePathname()
  const active = activeHref(entries, path)
  const [opened, setOpened] = useState<string | null>(null)
  const hover = useHoverOpen({ opened, onChange: setOpened })
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFitting(list, entries.length)
  const rest = entries.slice(fitting)

  const openState = (name: string): OpenState => ({
    open: opened === name,
    onOpenChange: (open, { reason }) =>
      hover.ask({ name, open, isPress: reason === 'trigger-press' }),
  })
  return (
    <div className="hnav-frame">
      <nav aria-label={t('nav.main')} className="hnav" id="horizontal-nav">
        <ul ref={list} className="hnav__list">
          {entries.map((entry, index) => (
            <li
              key={entry.label}
              {...hover.entry(entry.label)}
              className="hnav__entry"
              data-fits={index < fitting}
            >
              {isNavGroup(entry) ? (
                <HorizontalGroup {...openState(entry.label)} active={active} group={entry} />
              ) : (
                <HorizontalLink isActive={entry.href === active} leaf={entry} />
              )}
            </li>
          ))}
          <li {...hover.entry('nav.more')} className="hnav__entry" data-fits={rest.length > 0}>
            <HorizontalMore {...openState('nav.more')} active={active} entries={rest} />
          </li>
        </ul>
      </nav>
    </div>
  )
}
