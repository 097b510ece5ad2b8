'use client'

import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState } from 'react'
import { createMenuHandle, SharedMenu } from '@/components/ui/overlay/Menu'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import { BOARD_STAGES, moveOf, type BoardStage } from '@/domain/tenders/board'
import type { BoardCard, BoardColumn } from '@/present/tenders/boardSheet'
import { CommandItems } from '../../frame/commands/CommandItems'
import { AskedCommand } from '../../frame/commands/LaterCommand'
import { BoardColumnView } from './BoardColumnView'
import { CardFacts } from './BoardCardView'
import styles from './board.module.css'

type Props = {
  columns: readonly BoardColumn[]
  /** `YYYY-MM-DD` in the zone of the company. */
  today: string
}

const isStage = (id: UniqueIdentifier | undefined): id is BoardStage =>
  BOARD_STAGES.some((stage) => stage === id)

/** Arrow keys move between columns. */
const toNeighbour: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const rects = [...context.droppableRects].sort(([, one], [, other]) => one.left - other.left)
  const at = rects.findIndex(([id]) => id === context.over?.id)
  const rect = rects[Math.max(0, Math.min(rects.length - 1, at + step))]?.[1]
  return rect && { x: rect.left + 8, y: currentCoordinates.y }
}

/**
 * The horizontally nearest column: column heights differ so much that the nearest centre may belong
 * to a short one further away.
 */
const nearestColumn: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const middle = collisionRect.left + collisionRect.width / 2
  return droppableContainers
    .flatMap((droppableContainer) => {
      const { id } = droppableContainer
      const rect = droppableRects.get(id)
      if (!rect) return []
      const value = Math.abs(rect.left + rect.width / 2 - middle)
      return [{ id, data: { droppableContainer, value } }]
    })
    .toSorted((one, other) => one.data.value - other.data.value)
}

/** The column under the pointer; for the keyboard the nearest one. */
const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : nearestColumn(args)

/** The board, with cards moved by drag, keyboard, or the commands in the ⋮ menu. */
export const Board = ({ columns, today }: Props) => {
  const { t, format } = useWords()
  const id = useId()
  const router = useRouter()
  const { notifyFailure } = useNotify()
  const [lifted, setLifted] = useState<BoardCard | null>(null)
  const [asked, setAsked] = useState<{ card: BoardCard; command: string } | null>(null)
  const [menu] = useState(() => createMenuHandle<BoardCard>())
  // A card that has moved left its menu open, with the commands of before.
  useEffect(() => menu.close(), [columns, menu])
  // On a phone one column is shown at a time.
  const [shown, setShown] = useState<BoardStage>(
    () => columns.find(({ count }) => count > 0)?.stage ?? 'draft',
  )
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    // A smooth scroll would still be running at the next arrow key.
    useSensor(KeyboardSensor, { coordinateGetter: toNeighbour, scrollBehavior: 'auto' }),
  )
  const cardOf = (key: UniqueIdentifier) =>
    columns.flatMap(({ cards }) => cards).find((card) => card.id === key) ?? null
  const place = (over: UniqueIdentifier | undefined) =>
    isStage(over) ? t(`tenders.stages.${over}`) : ''
  const told = (key: UniqueIdentifier, over?: UniqueIdentifier) =>
    t('board.over', { name: cardOf(key)?.title ?? '', column: place(over) })
  const announcements: Announcements = {
    onDragStart: ({ active }) => told(active.id, cardOf(active.id)?.stage),
    onDragOver: ({ active, over }) => told(active.id, over?.id),
    onDragEnd: ({ active, over }) => told(active.id, over?.id),
    onDragCancel: ({ active }) => told(active.id, cardOf(active.id)?.stage),
  }
  const drop = (card: BoardCard | null, to: UniqueIdentifier | undefined) => {
    setLifted(null)
    if (!card || !isStage(to) || to === card.stage) return
    const move = moveOf({ from: card.stage, to, offers: card.offers })
    if ('command' in move) setAsked({ card, command: move.command })
    else notifyFailure(move.reason ?? t('board.cannot', { column: place(to) }))
  }
  return (
    <>
      <div aria-label={t('board.columns')} className={styles.tabs} role="group">
        {columns.map(({ stage, count }) => (
          <button
            key={stage}
            aria-pressed={stage === shown}
            className={styles.choice}
            type="button"
            onClick={() => setShown(stage)}
          >
            {t(`tenders.stages.${stage}`)} <b>{format.count(count)}</b>
          </button>
        ))}
      </div>
      <DndContext
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: t('board.instructions') },
        }}
        collisionDetection={columnUnder}
        id={id}
        sensors={sensors}
        onDragCancel={() => setLifted(null)}
        onDragEnd={({ active, over }) => drop(cardOf(active.id), over?.id)}
        onDragStart={({ active }) => setLifted(cardOf(active.id))}
      >
        {/* Horizontally scrollable, also by keyboard. */}
        <div aria-label={t('board.columns')} className={styles.board} role="region" tabIndex={0}>
          {columns.map((column) => (
            <BoardColumnView
              key={column.stage}
              column={column}
              isShown={column.stage === shown}
              lifted={lifted}
              menu={menu}
              today={today}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {lifted && (
            <div className={`ui-card ${styles.card} ${styles.overlay}`}>
              <CardFacts card={lifted} today={today} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <SharedMenu handle={menu}>
        {(card) => (
          <CommandItems
            offers={card.offers}
            slug="tenders"
            onAsk={(command) => setAsked({ card, command })}
          />
        )}
      </SharedMenu>
      <AskedCommand
        asked={asked?.command ?? null}
        offers={asked?.card.offers}
        record={asked && { id: asked.card.id, name: asked.card.title }}
        slug="tenders"
        onClose={() => setAsked(null)}
        onDone={() => router.refresh()}
      />
    </>
  )
}
