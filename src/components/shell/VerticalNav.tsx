'use client'

import { IconCircleDot, IconCircle, IconX } from '@tabler/icons-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'

import { IconButton } from '@/components/ui/IconButton'
import { useT } from '@/components/ui/useT'
import { paths } from '@/lib/paths'

import { activeHref } from './activeHref'
import { BrandMark } from './BrandMark'
import { NavGroupItem } from './NavGroupItem'
import { NavLink } from './NavLink'
import { isNavGroup, type NavEntry } from './navTree'
import { useShell } from './ShellContext'
import { useOverlayNav } from './useOverlayNav'

type Props = { entries: NavEntry[]; siteTitle: string }

/** The tree beside the page, or over it on narrow screens (VN1–VN9). */
export const VerticalNav = ({ entries, siteTitle }: Props) => {
  const t = useT()
  const { isNavOpen, navMode, setNavMode } = useShell()
  const path = usePathname()
  const active = activeHref(entries, path)
  const groupOfActive = entries.find(
    (entry) => isNavGroup(entry) && entry.children.some(({ href }) => href === active),
  )?.label
  // One group besides the active one is open at a time (VN5).
  const [opened, setOpened] = useState<string | null>(null)
  const [isActiveClosed, setActiveClosed] = useState(false)
  const [isScrolled, setScrolled] = useState(false)
  const { nav, close } = useOverlayNav(path)

  const isOpen = (label: string) => (label === groupOfActive ? !isActiveClosed : label === opened)
  const toggle = (label: string) => {
    if (label === groupOfActive) setActiveClosed(!isActiveClosed)
    else setOpened(label === opened ? null : label)
  }
  const Pin = navMode === 'mini' ? IconCircle : IconCircleDot

  return (
    <>
      <div aria-hidden="true" className="vnav__scrim" data-open={isNavOpen} onClick={close} />
      <nav
        ref={nav}
        aria-label={t('nav.main')}
        className="vnav"
        data-open={isNavOpen}
        id="vertical-nav"
      >
        <div className="vnav__header" data-shadow={isScrolled}>
          <Link className="vnav__brand" href={paths.root()} prefetch={false}>
            <BrandMark />
            <span className="vnav__brand-name">{siteTitle}</span>
          </Link>
          <IconButton
            aria-pressed={navMode === 'mini'}
            className="vnav__pin"
            icon={<Pin aria-hidden="true" size={20} stroke={1.6} />}
            label={t('shell.collapseMenu')}
            size="small"
            onClick={() => setNavMode(navMode === 'mini' ? 'full' : 'mini')}
          />
          <IconButton
            className="vnav__close"
            icon={<IconX aria-hidden="true" size={20} />}
            label={t('shell.closeMenu')}
            size="small"
            onClick={close}
          />
        </div>
        <div
          className="vnav__list-frame"
          onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
        >
          <ul className="vnav__list">
            {entries.map((entry) => (
              <li key={entry.label}>
                {isNavGroup(entry) ? (
                  <NavGroupItem
                    active={active}
                    group={entry}
                    isOpen={isOpen(entry.label)}
                    onToggle={() => toggle(entry.label)}
                  />
                ) : (
                  <NavLink isActive={entry.href === active} leaf={entry} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  )
}
