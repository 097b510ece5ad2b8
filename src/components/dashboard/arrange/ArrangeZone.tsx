'use client'

import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import { fillRows, isWidgetId, type WidgetId, type WidgetKind } from '@/domain/dashboard/widgets'
import { useDashboard } from '../dashboardContext'
import { ArrangeItem } from './ArrangeItem'

type Props = {
  label: string
  kind: WidgetKind
  /** The shown widgets of one kind, in order. */
  ids: readonly WidgetId[]
  onPlace: (id: WidgetId, place: WidgetId) => void
  onHide: (id: WidgetId) => void
}

const useAnnouncements = (ids: readonly WidgetId[]): Announcements => {
  const { t, format } = useDashboard()
  const nameOf = (id: UniqueIdentifier) => (isWidgetId(id) ? t(`dashboard.widgets.${id}`) : '')
  const placeOf = (active: UniqueIdentifier, over?: UniqueIdentifier) => {
    const place = ids.findIndex((id) => id === (over ?? active)) + 1
    return t('dashboard.arrange.moved', {
      name: nameOf(active),
      place: format.count(place),
      total: format.count(ids.length),
    })
  }
  return {
    onDragStart: ({ active }) => placeOf(active.id),
    onDragOver: ({ active, over }) => placeOf(active.id, over?.id),
    onDragEnd: ({ active, over }) => placeOf(active.id, over?.id),
    onDragCancel: ({ active }) => placeOf(active.id),
  }
}

/** Widgets of one kind in their future rows, to be dragged or moved by buttons. */
export const ArrangeZone = ({ label, kind, ids, onPlace, onHide }: Props) => {
  const { t } = useDashboard()
  const id = useId()
  const [lifted, setLifted] = useState<WidgetId | null>(null)
  const announcements = useAnnouncements(ids)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('dashboard.arrange.instructions') },
      }}
      collisionDetection={closestCenter}
      id={id}
      sensors={sensors}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ active, over }) => {
        setLifted(null)
        if (over && isWidgetId(active.id) && isWidgetId(over.id)) onPlace(active.id, over.id)
      }}
      onDragStart={({ active }) => setLifted(isWidgetId(active.id) ? active.id : null)}
    >
      {/* Widgets differ in width: they stay in place until dropped, the target is highlighted. */}
      <SortableContext items={[...ids]} strategy={() => null}>
        <ul aria-label={label} className={`arrange-zone arrange-zone--${kind}`}>
          {fillRows(ids).map(({ id: widget, span }, index) => (
            <ArrangeItem
              key={widget}
              canBack={index < ids.length - 1}
              canForward={index > 0}
              id={widget}
              span={span}
              onHide={() => onHide(widget)}
              onStep={(step) => {
                const place = ids[index + step]
                if (place) onPlace(widget, place)
              }}
            />
          ))}
        </ul>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="ui-card arrange-item arrange-item--overlay">
            {t(`dashboard.widgets.${lifted}`)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
