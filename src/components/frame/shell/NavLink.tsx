'use client'

import Link from 'next/link'

import { PATHS } from '@/catalog/paths'
import { useT } from '@/components/ui/useT'

import { NavIcon } from '../navigation/NavIcon'
import type { NavLeaf } from '@/present/navigation/navTree'
import { TodayBadge } from './TodayBadge'

type Props = {
  leaf: NavLeaf
  isActive: boolean
  isMini?: boolean
  /** Inside a group: a dot instead of an icon. */
  isChild?: boolean
}

/** A page of the navigation; marked as current for its children's pages too. */
export const NavLink = ({ leaf, isActive, isMini = false, isChild = false }: Props) => {
  const t = useT()
  return (
    <Link
      aria-current={isActive ? 'page' : undefined}
      className="vnav__item"
      href={leaf.href}
      prefetch={false}
      title={isMini ? t(leaf.label) : undefined}
    >
      {isChild ? (
        // Drawn by CSS: two dozen SVG circles would be a tenth of the page.
        <span aria-hidden="true" className="vnav__icon vnav__dot" />
      ) : (
        <NavIcon name={leaf.icon} />
      )}
      <span className="vnav__label">{t(leaf.label)}</span>
      {leaf.href === PATHS.today && <TodayBadge />}
    </Link>
  )
}
