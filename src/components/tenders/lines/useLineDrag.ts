'use client'

import { useState, type DragEvent } from 'react'
import type { LineActions } from './rows/lineActions'

/** Drop position of a dragged line. */
export type DropSide = 'before' | 'after'
type Drag = { key: string; over?: string; side?: DropSide }

const lineAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null

/** How many places a line moves down when dropped next to another. */
export const stepsTo = (from: number, over: number, side: DropSide): number => {
  const at = side === 'after' ? over + 1 : over
  return (at > from ? at - 1 : at) - from
}

/**
 * Moving lines by dragging their number with native drag and drop, which scrolls automatically. By
 * keyboard: Alt and an arrow; on a touch screen: the line's menu.
 * @param indexOf index of a line
 */
export const useLineDrag = (actions: LineActions, indexOf: (key: string) => number) => {
  const [drag, setDrag] = useState<Drag | null>(null)

  const onDragStart = (event: DragEvent<HTMLElement>) => {
    const line = lineAt(event.target)
    const key = line?.dataset.line
    // Selected text can be dragged too; it is ignored.
    if (!line || !key || !(event.target as Element).matches('[data-line-handle]')) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', '')
    event.dataTransfer.setDragImage(line, 0, 0)
    setDrag({ key })
  }

  const onDragOver = (event: DragEvent<HTMLElement>) => {
    const line = drag && lineAt(event.target)
    const over = line?.dataset.line
    if (!drag || !line || !over) return
    event.preventDefault()
    const { top, height } = line.getBoundingClientRect()
    const side = event.clientY < top + height / 2 ? 'before' : 'after'
    if (over !== drag.over || side !== drag.side) setDrag({ key: drag.key, over, side })
  }

  const onDrop = (event: DragEvent<HTMLElement>) => {
    if (!drag?.over || !drag.side) return
    event.preventDefault()
    const by = stepsTo(indexOf(drag.key), indexOf(drag.over), drag.side)
    setDrag(null)
    if (by !== 0) actions.move(drag.key, by)
  }

  return {
    drag,
    listeners: { onDragStart, onDragOver, onDrop, onDragEnd: () => setDrag(null) },
  }
}
