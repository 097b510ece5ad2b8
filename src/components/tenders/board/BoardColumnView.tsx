'use client'

import { useDroppable } from '@dnd-kit/core'
import Link from 'next/link'
import { useId } from 'react'
import { classNames } from '@/components/ui/classNames'
import type { MenuHandle } from '@/components/ui/overlay/Menu'
import { useWords } from '@/components/ui/useWords'
import { moveOf } from '@/domain/tenders/board'
import { FORECAST_FROM } from '@/domain/tenders/forecast'
import type { BoardCard, BoardColumn } from '@/present/tenders/boardSheet'
import { ExplainedAmount } from '@/components/list/explain/ExplainedAmount'
import { BoardCardView } from './BoardCardView'
import styles from './board.module.css'

/** Sum and forecast of a column, with the inputs of the forecast. */
const Sums = ({ column }: { column: BoardColumn }) => {
  const { count, total, expected, ended, explain } = column
  const { t, format } = useWords()
  const counted = ended && ended.won + ended.lost
  return (
    <>
      <p className={styles.sum}>
        <bdi dir="ltr">{format.money(total, 'TRY')}</bdi>
      </p>
      {count > 0 && ended && counted !== null && (
        <p className={styles.expected}>
          {expected === null ? (
            t('board.tooFew', { n: FORECAST_FROM, ended: counted })
          ) : (
            <>
              {t('board.expected')}{' '}
              <ExplainedAmount of={explain}>{format.money(expected, 'TRY')}</ExplainedAmount>
              {' · '}
              {t('board.share', { won: ended.won, ended: counted })}
            </>
          )}
        </p>
      )}
    </>
  )
}

type Props = {
  column: BoardColumn
  /** On a phone: the visible column. */
  isShown: boolean
  /** The card that is being moved. */
  lifted: BoardCard | null
  today: string
  menu: MenuHandle<BoardCard>
}

/** A column: its cards, and why a moving card cannot be dropped here. */
export const BoardColumnView = ({ column, isShown, lifted, today, menu }: Props) => {
  const { t, format } = useWords()
  const id = useId()
  const { stage, count, cards, href } = column
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  const isOther = lifted !== null && lifted.stage !== stage
  const move = isOther ? moveOf({ from: lifted.stage, to: stage, offers: lifted.offers }) : null
  const isClosed = move !== null && !('command' in move)
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={classNames(
        styles.column,
        isShown && styles.shown,
        isClosed && styles.closed,
        move && !isClosed && styles.open,
        isOver && move && !isClosed && styles.target,
      )}
    >
      <header className={styles.header}>
        <h2 className={styles.name} id={id}>
          {t(`tenders.stages.${stage}`)} <span className={styles.count}>{format.count(count)}</span>
        </h2>
        <Sums column={column} />
        {isClosed && move.reason && <p className={styles.reason}>{move.reason}</p>}
      </header>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <BoardCardView key={card.id} card={card} menu={menu} today={today} />
        ))}
      </ul>
      {count > cards.length && (
        <Link
          aria-describedby={id}
          className={`text-link ${styles.all}`}
          href={href}
          prefetch={false}
        >
          {t('actions.seeAll')}
        </Link>
      )}
    </section>
  )
}
