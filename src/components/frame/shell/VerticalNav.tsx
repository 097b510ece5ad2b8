'use client'

import { usePathname } from 'next/navigation'

import { useGoShortcuts } from '@/components/frame/keyboard/useGoShortcuts'
import { useT } from '@/components/ui/useT'

import { activeHref } from '../navigation/activeHref'
import { NavGroupItem } from './NavGroupItem'
import { NavHeader } from './NavHeader'
import { NavLink } from './NavLink'
import { isNavGroup, type NavEntry } from '@/present/navigation/navTree'
import { useShell } from '../appearance/ShellContext'
import { useHoverExpand } from './useHoverExpand'
import { useNavGroups } from './useNavGroups'
import { useNavScroll } from './useNavScroll'
import { useOverlayNav } from './useOverlayNav'

type Props = { entries: NavEntry[]; siteTitle: string }

/** The navigation beside the page, or over it on narrow screens (VN1–VN9). */
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
