'use client'

import {
  IconAdjustmentsHorizontal,
  IconKeyboard,
  IconLogout,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'

import { openKeyboardHelp } from '@/components/frame/keyboard/useKeyboardHelp'
import { Avatar } from '../../ui/layout/Avatar'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlay/Menu'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

import type { Person } from '@/present/navigation/person'
import { useShell } from '../appearance/ShellContext'
import { leaveSession } from '../session/leaveSession'

/** The signed-in person, their pages, and sign-out (UM1). */
export const UserMenu = ({ person }: { person: Person }) => {
  const t = useT()
  const { notifyFailure } = useNotify()
  const { setCustomiserOpen } = useShell()
  const leave = () => {
    leaveSession().catch(() => notifyFailure(t('common.connectionFailed')))
  }
  return (
    <Menu
      className="user-menu"
      trigger={
        <button
          aria-label={`${t('shell.userMenu')}: ${person.name}`}
          className="navbar__user"
          type="button"
        >
          <span className="avatar-frame">
            <Avatar name={person.name} picture={person.picture} />
            <span className="avatar__dot" />
          </span>
        </button>
      }
    >
      <div className="user-card">
        <Avatar name={person.name} picture={person.picture} />
        <div>
          <bdi className="user-card__name">{person.name}</bdi>
          <bdi className="user-card__role">{person.role}</bdi>
        </div>
      </div>
      <MenuSeparator />
      <MenuLink
        href={paths.userProfile()}
        icon={<IconUser aria-hidden="true" size={20} stroke={1.6} />}
      >
        {t('nav.profile')}
      </MenuLink>
      <MenuLink
        href={paths.accountSettings()}
        icon={<IconSettings aria-hidden="true" size={20} stroke={1.6} />}
      >
        {t('nav.accountSettings')}
      </MenuLink>
      <MenuItem
        icon={<IconAdjustmentsHorizontal aria-hidden="true" size={20} stroke={1.6} />}
        onClick={() => setCustomiserOpen(true)}
      >
        {t('appearance.title')}
      </MenuItem>
      <MenuItem
        icon={<IconKeyboard aria-hidden="true" size={20} stroke={1.6} />}
        onClick={openKeyboardHelp}
      >
        {t('shell.keyboardShortcuts')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        danger
        icon={<IconLogout aria-hidden="true" size={20} stroke={1.6} />}
        onClick={leave}
      >
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  )
}
