'use client'

import { NavIcon } from '../navigation/NavIcon'
import { useT } from '@/components/ui/useT'
import type { Tile } from './tileOf'

/** Icon, name and location of a shortcut. */
export const TileFace = ({ tile }: { tile: Tile }) => {
  const t = useT()
  return (
    <>
      <span className="shortcut-tile__icon">
        <NavIcon name={tile.icon} />
      </span>
      <bdi className="shortcut-tile__title">
        {tile.label ? t(tile.label) : (tile.title ?? tile.href)}
      </bdi>
      <span className="shortcut-tile__subtitle">{t(tile.subtitle)}</span>
    </>
  )
}
