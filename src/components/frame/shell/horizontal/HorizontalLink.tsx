'use client'

import Link from 'next/link'

import { useT } from '@/components/ui/useT'

import { NavIcon } from '@/components/frame/navigation/NavIcon'
import type { NavLeaf } from '@/present/navigation/navTree'

/** A page of the row. */
export const HorizontalLink = ({ leaf, isActive }: { leaf: NavLeaf; isActive: boolean }) => {
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
