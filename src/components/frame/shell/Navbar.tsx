'use client'

import { IconMenu2, IconLayoutGridAdd } from '@tabler/icons-react'
import { useEffect, useState, useRef } from 'react'
import { NotificationBell } from '@/components/frame/notifications/NotificationBell'
import { SearchTrigger } from '@/components/frame/palette/SearchTrigger'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'
import type { StoredShortcut } from '@/present/navigation/storedShortcut'
import { LanguageMenu } from './LanguageMenu'
import type { Person } from '@/present/navigation/person'
import { useShell } from '../appearance/ShellContext'
import { ThemeMenu } from './ThemeMenu'
import { UserMenu } from './UserMenu'
import Link from 'next/link'
import { paths } from '@/catalog/paths'
import { BrandMark } from './BrandMark'
import { Popover } from '@base-ui/react/popover'
import { focusAfterMenu } from '@/components/ui/overlay/focusAfterMenu'
import { PopoverPanel } from '@/components/ui/overlay/PopoverPanel'
import { ShortcutsPanel } from '@/components/frame/shortcuts/ShortcutsPanel'

/** Logo and site title: first in the navbar of the horizontal layout (NB1). */
const NavbarBrand = ({ siteTitle }: { siteTitle: string }) => {
  const { navigation } = useShell()
  if (navigation !== 'horizontal') return null
  return (
    <Link className="navbar__brand" href={paths.root()} prefetch={false}>
      <BrandMark />
      <bdi>{siteTitle}</bdi>
    </Link>
  )
}

const useScrolled = (): boolean => {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > 0)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [])
  return isScrolled
}

type Props = {
  person: Person
  siteTitle: string
  /** The person's shortcuts; null without a right to any page. */
  shortcuts: StoredShortcut[] | null
}

/** The person's shortcuts (SC1–SC4); not rendered when none is allowed. */
const ShortcutsMenu = ({ shortcuts }: { shortcuts: StoredShortcut[] | null }) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  if (shortcuts === null) return null
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        render={
          <IconButton
            icon={<IconLayoutGridAdd aria-hidden="true" size={22} stroke={1.6} />}
            label={t('shell.shortcuts')}
          />
        }
      />
      <PopoverPanel className="shortcuts" finalFocus={() => focusAfterMenu(trigger.current)}>
        <ShortcutsPanel stored={shortcuts} onNavigate={() => setOpen(false)} />
      </PopoverPanel>
    </Popover.Root>
  )
}

/** Order of its parts: menu button, search, language, theme, shortcuts, notifications, user (NB1). */
export const Navbar = ({ person, siteTitle, shortcuts }: Props) => {
  const t = useT()
  const { isNavOpen, setNavOpen, navigation } = useShell()
  const isHorizontal = navigation === 'horizontal'
  const isScrolled = useScrolled()
  return (
    <header className="navbar-frame">
      <div className="navbar" data-scrolled={isScrolled}>
        <IconButton
          aria-controls="vertical-nav"
          aria-expanded={isNavOpen}
          className="navbar__menu-button"
          icon={<IconMenu2 aria-hidden="true" size={22} stroke={1.6} />}
          id="nav-menu-button"
          label={t('shell.openMenu')}
          onClick={() => setNavOpen(true)}
        />
        {!isHorizontal && <SearchTrigger />}
        <NavbarBrand siteTitle={siteTitle} />
        <span className="navbar__title" dir="auto">
          {siteTitle}
        </span>
        <div className="navbar__spacer" />
        {isHorizontal && <SearchTrigger isCompact />}
        <LanguageMenu />
        <ThemeMenu />
        <ShortcutsMenu shortcuts={shortcuts} />
        <NotificationBell />
        <UserMenu person={person} />
      </div>
    </header>
  )
}
