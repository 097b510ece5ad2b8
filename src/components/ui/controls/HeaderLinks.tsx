'use client'

import type { ReactNode } from 'react'

import { ButtonLink } from './Button'
import { MenuLink } from '../overlay/Menu'
import { MoreMenu } from '../overlay/MoreMenu'

type HeaderLink = { href: string | undefined; icon: ReactNode; label: string }

/** Further links in the header of a page: buttons, and on a phone a menu. */
export const HeaderLinks = ({ links }: { links: readonly HeaderLink[] }) => {
  const open = links.filter(({ href }) => href)
  if (open.length === 0) return null
  return (
    <>
      {open.map(({ href = '', icon, label }) => (
        <ButtonLink
          key={href}
          className="page-header__wide"
          href={href}
          icon={icon}
          tone="secondary"
        >
          {label}
        </ButtonLink>
      ))}
      <span className="page-header__narrow">
        <MoreMenu>
          {open.map(({ href = '', icon, label }) => (
            <MenuLink key={href} href={href} icon={icon}>
              {label}
            </MenuLink>
          ))}
        </MoreMenu>
      </span>
    </>
  )
}
