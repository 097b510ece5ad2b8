'use client'

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import { useT } from '../../ui/useT'
import { ColumnItem } from './ColumnItem'

type Named = { name: string; label: string }
type Props = {
  columns: readonly Named[]
  /** The column that cannot be hidden. */
  fixed: string
  onChange: (names: readonly string[]) => void
}

/** The visible columns in order: dragged, or moved by buttons (WCAG 2.5.7). */
export const ColumnList = ({ columns, fixed, onChange }: Props) => {
  const t = useT()
  const id = useId()
  const [said, setSaid] = useState('')
  const names = columns.map(({ name }) => name)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const move = (from: number, to: number) => {
    const column = columns[from]
    if (!column || to < 0 || to >= names.length || from === to) return
    onChange(arrayMove(names, from, to))
    setSaid(t('list.columnMoved', { name: column.label, n: to + 1 }))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(names.indexOf(String(active.id)), names.indexOf(String(over.id)))
  }
  return (
    <section className="list-columns">
      <h3 className="list-columns__title">{t('list.shownColumns')}</h3>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        // The library's announcements are English; ours are below.
        accessibility={{
          announcements: {
            onDragStart: () => '',
            onDragOver: () => '',
            onDragEnd: () => '',
            onDragCancel: () => '',
          },
          screenReaderInstructions: { draggable: t('list.columnsHint') },
        }}
      >
        <SortableContext items={names} strategy={verticalListSortingStrategy}>
          <ul className="list-columns__list">
            {columns.map((column, index) => (
              <ColumnItem
                key={column.name}
                column={column}
                isFixed={column.name === fixed || columns.length === 1}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                onMove={(step) => move(index, index + step)}
                onHide={() => onChange(names.filter((name) => name !== column.name))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}
