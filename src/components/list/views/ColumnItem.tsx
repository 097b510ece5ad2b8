'use client'

import { useSortable } from '@dnd-kit/sortable'
import { IconArrowDown, IconArrowUp, IconEyeOff, IconGripVertical } from '@tabler/icons-react'
import { classNames } from '../../ui/classNames'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '../../ui/useT'

type Props = {
  column: { name: string; label: string }
  /** Cannot be hidden. */
  isFixed: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onHide: () => void
}

/** One visible column: its handle, its name, and buttons for the same moves. */
export const ColumnItem = ({ column, isFixed, isFirst, isLast, onMove, onHide }: Props) => {
  const { name, label } = column
  const t = useT()
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: name })
  return (
    <li
      ref={setNodeRef}
      className={classNames('list-column', isDragging && 'list-column--dragged')}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className="list-column__handle"
        aria-label={t('list.dragColumn', { name: label })}
        // The library's own instructions are English; the hint of the dialog replaces them.
        aria-roledescription={undefined}
      >
        <IconGripVertical aria-hidden="true" size={16} />
      </button>
      <span className="list-column__label">{label}</span>
      <IconButton
        size="small"
        label={t('list.moveColumnUp', { name: label })}
        icon={<IconArrowUp aria-hidden="true" size={16} />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={t('list.moveColumnDown', { name: label })}
        icon={<IconArrowDown aria-hidden="true" size={16} />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="small"
        label={isFixed ? t('list.alwaysShown') : t('list.hideColumn', { name: label })}
        icon={<IconEyeOff aria-hidden="true" size={16} />}
        disabled={isFixed}
        onClick={onHide}
      />
    </li>
  )
}
