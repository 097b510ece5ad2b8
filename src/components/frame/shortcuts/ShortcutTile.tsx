'use client'

import Link from 'next/link'

import { useT } from '@/components/ui/useT'
import { TileFace } from './TileFace'
import type { Tile } from './tileOf'

/** The tile of one shortcut. */
export const ShortcutTile = ({ tile, onNavigate }: { tile: Tile; onNavigate: () => void }) => {
  const t = useT()
  return (
    <Link
      className="shortcut-tile"
      href={tile.href}
      prefetch={false}
      title={tile.label ? t(tile.label) : tile.title}
      onClick={onNavigate}
    >
      <TileFace tile={tile} />
    </Link>
  )
}
