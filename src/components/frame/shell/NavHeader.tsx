'use client'

import { IconCircle, IconCircleDot, IconX } from '@tabler/icons-react'
import Link from 'next/link'

import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'
import { paths } from '@/catalog/paths'

import { BrandMark } from './BrandMark'
import { useShell } from '../appearance/ShellContext'

type Props = { siteTitle: string; hasShadow: boolean; onClose: () => void }

/** Top of the vertical navigation: logo, the pin that collapses it, × where it is an overlay. */
export const NavHeader = ({ siteTitle, hasShadow, onClose }: Props) => {
  const t = useT()
  const { navMode, setNavMode } = useShell()
  const isCollapsed = navMode === 'mini'
  const Pin = isCollapsed ? IconCircle : IconCircleDot
  return (
    <div className="vnav__header" data-shadow={hasShadow}>
      <Link aria-label={siteTitle} className="vnav__brand" href={paths.root()} prefetch={false}>
        <BrandMark />
        <bdi className="vnav__brand-name">{siteTitle}</bdi>
      </Link>
      <IconButton
        aria-pressed={isCollapsed}
        className="vnav__pin"
        icon={<Pin aria-hidden="true" size={20} stroke={1.6} />}
        label={t('shell.collapseMenu')}
        size="small"
        onClick={() => setNavMode(isCollapsed ? 'full' : 'mini')}
      />
      <IconButton
        className="vnav__close"
        icon={<IconX aria-hidden="true" size={20} />}
        label={t('shell.closeMenu')}
        size="small"
        onClick={onClose}
      />
    </div>
  )
}
