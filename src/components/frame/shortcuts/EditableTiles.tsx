'use client'

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import { useT } from '@/components/ui/useT'
import { EditableTile } from './EditableTile'
import type { StoredShortcut } from '@/present/navigation/storedShortcut'
import { tileOf } from './tileOf'

/**
 * A copy of a list with one entry moved.
 * @param list is not changed
 * @param from current index
 * @param to its new index; clamped to the list
 */
const moved = <Entry,>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry === undefined) return next
  next.splice(Math.max(0, Math.min(next.length, to)), 0, entry)
  return next
}

type Props = { items: readonly StoredShortcut[]; onChange: (items: StoredShortcut[]) => void }
type Focus = { href: string; step: -1 | 1 }

// Our own announcement, in the person's language, when a button moves a tile.
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}
/** Pixels of movement below which a press is a click and not a drag. */
const DRAG_FROM = { activationConstraint: { distance: 4 } }

/** Tiles that can be dragged, moved by buttons (WCAG 2.5.7) and removed. */
export const EditableTiles = ({ items, onChange }: Props) => {
  const t = useT()
  const sensors = useSensors(useSensor(PointerSensor, DRAG_FROM))
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focus = useRef<Focus | null>(null)

  // Moving a tile in the document drops the focus of its button.
  useEffect(() => {
    if (!focus.current) return
    const { href, step } = focus.current
    focus.current = null
    const selector = `[data-shortcut="${CSS.escape(href)}"] [data-step="${step}"]`
    list.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [items])

  const move = (from: number, to: number, name: string) => {
    if (to < 0 || to >= items.length || from === to) return
    onChange(moved(items, from, to))
    setSaid(t('shell.shortcutMoved', { name, n: to + 1, total: items.length }))
  }
  const nameOf = (item: StoredShortcut) => {
    const { label, title, href } = tileOf(item)
    return label ? t(label) : (title ?? href)
  }
  return (
    <DndContext
      accessibility={SILENT}
      collisionDetection={closestCenter}
      sensors={sensors}
      onDragEnd={({ active, over }) => {
        const from = items.findIndex(({ href }) => href === active.id)
        const to = items.findIndex(({ href }) => href === over?.id)
        const item = items[from]
        if (item && to >= 0) move(from, to, nameOf(item))
      }}
    >
      <SortableContext items={items.map(({ href }) => href)} strategy={rectSortingStrategy}>
        <ul ref={list} className="shortcuts__grid">
          {items.map((item, index) => (
            <EditableTile
              key={item.href}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              name={nameOf(item)}
              tile={tileOf(item)}
              onMove={(step) => {
                focus.current = { href: item.href, step }
                move(index, index + step, nameOf(item))
              }}
              onRemove={() => onChange(items.filter(({ href }) => href !== item.href))}
            />
          ))}
        </ul>
      </SortableContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </DndContext>
  )
}
