'use client'

import Link from 'next/link'

import { paths } from '@/catalog/paths'

import { BrandMark } from './BrandMark'
import { useShell } from '../appearance/ShellContext'

/** Logo and site title: first in the navbar of the horizontal layout (NB1). */
export const NavbarBrand = ({ siteTitle }: { siteTitle: string }) => {
  const { navigation } = useShell()
  if (navigation !== 'horizontal') return null
  return (
    <Link className="navbar__brand" href={paths.root()} prefetch={false}>
      <BrandMark />
      <bdi>{siteTitle}</bdi>
    </Link>
  )
}
