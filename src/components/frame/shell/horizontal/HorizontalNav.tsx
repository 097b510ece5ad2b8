'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState } from 'react'
import { useT } from '@/components/ui/useT'
import { activeHref } from '@/components/frame/navigation/activeHref'
import { isNavGroup, type NavEntry, type NavLeaf } from '@/present/navigation/navTree'
import { useShell } from '@/components/frame/appearance/ShellContext'
import { HorizontalGroup, type OpenState } from './HorizontalGroup'
import { HorizontalMore } from './HorizontalMore'
import { useFitting } from './useFitting'
import { useHoverOpen } from './useHoverOpen'
import Link from 'next/link'
import { NavIcon } from '@/components/frame/navigation/NavIcon'

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
