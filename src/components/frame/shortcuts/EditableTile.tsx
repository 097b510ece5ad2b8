'use client'

import { useSortable } from '@dnd-kit/sortable'
import { IconChevronLeft, IconChevronRight, IconGripVertical, IconX } from '@tabler/icons-react'

import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'
import { TileFace } from './TileFace'
import type { Tile } from './tileOf'

type Props = {
  tile: Tile
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** A tile with its handle, its buttons to move and the one to remove it. */
export const EditableTile = ({ tile, name, isFirst, isLast, onMove, onRemove }: Props) => {
  const t = useT()
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: tile.href,
  })
  return (
    <li
      ref={setNodeRef}
      className="shortcuts__cell"
      data-dragging={isDragging || undefined}
      data-shortcut={tile.href}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div {...listeners} className="shortcut-tile shortcut-tile--editable">
        <IconGripVertical aria-hidden="true" className="shortcut-tile__grip" size={18} />
        <TileFace tile={tile} />
      </div>
      <IconButton
        className="shortcut-tile__remove"
        icon={<IconX aria-hidden="true" size={16} />}
        label={t('shell.removeShortcut', { name })}
        size="small"
        onClick={onRemove}
      />
      <div className="shortcut-tile__moves">
        <IconButton
          aria-disabled={isFirst}
          data-step={-1}
          icon={<IconChevronLeft aria-hidden="true" className="shortcut-tile__arrow" size={18} />}
          label={t('shell.moveShortcutBack', { name })}
          size="small"
          onClick={() => onMove(-1)}
        />
        <IconButton
          aria-disabled={isLast}
          data-step={1}
          icon={<IconChevronRight aria-hidden="true" className="shortcut-tile__arrow" size={18} />}
          label={t('shell.moveShortcutOn', { name })}
          size="small"
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
