'use client'

import { Menu } from '@base-ui/react/menu'
import Link from 'next/link'

import { useT } from '@/components/ui/useT'

import { NavIcon } from '@/components/frame/navigation/NavIcon'
import type { NavLeaf } from '@/present/navigation/navTree'

type Props = { leaves: readonly NavLeaf[]; active: string | undefined }

/** The pages inside a popover. */
export const NavPopupLinks = ({ leaves, active }: Props) => {
  const t = useT()
  return leaves.map((leaf) => (
    <Menu.LinkItem
      key={leaf.href}
      closeOnClick
      aria-current={leaf.href === active ? 'page' : undefined}
      className="ui-menu__item hnav-popup__item"
      render={<Link href={leaf.href} prefetch={false} />}
    >
      <NavIcon name={leaf.icon} />
      {t(leaf.label)}
    </Menu.LinkItem>
  ))
}
