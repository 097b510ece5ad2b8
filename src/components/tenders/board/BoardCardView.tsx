'use client'

import { useDraggable } from '@dnd-kit/core'
import { IconGripVertical } from '@tabler/icons-react'
import Link from 'next/link'
import { classNames } from '@/components/ui/classNames'
import { Chip } from '@/components/ui/layout/Chip'
import type { MenuHandle } from '@/components/ui/overlay/Menu'
import { SharedMoreButton } from '@/components/ui/overlay/MoreMenu'
import { useWords } from '@/components/ui/useWords'
import { daysLeft, EXPIRING_DAYS } from '@/domain/tenders/validity'
import type { BoardCard } from '@/present/tenders/boardSheet'
import styles from './board.module.css'

/** The last day of an offer: amber when it is near, red once it has passed. */
const LastDay = ({ day, today }: { day: string; today: string }) => {
  const { t, format } = useWords()
  const left = daysLeft({ validUntil: day, today })
  if (left > EXPIRING_DAYS) return <time dateTime={day}>{format.day(day)}</time>
  return (
    <Chip tone={left < 0 ? 'error' : 'warning'}>
      {left < 0 ? t('tenders.statuses.expired') : t('tenders.validity.daysLeft', { n: left })}
    </Chip>
  )
}

/** Content of a card. */
export const CardFacts = ({ card, today }: { card: BoardCard; today: string }) => {
  const { format } = useWords()
  const { href, title, number, customer, amount, day } = card
  return (
    <>
      {href ? (
        <Link className={styles.title} draggable={false} href={href} prefetch={false}>
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi className={styles.title}>{title}</bdi>
      )}
      <span className={classNames('one-line', styles.subtitle)}>
        {number && <bdi dir="ltr">{number}</bdi>}
        {number && customer && ' · '}
        {customer && <bdi>{customer}</bdi>}
      </span>
      <span className={styles.facts}>
        {amount && <bdi dir="ltr">{format.money(amount.value, amount.currency)}</bdi>}
        {day && <LastDay day={day} today={today} />}
      </span>
    </>
  )
}

type Props = {
  card: BoardCard
  today: string
  /** The menu of commands, one for all cards. */
  menu: MenuHandle<BoardCard>
}

/** A card, dragged by pointer or touch, moved by keyboard from its handle, or by its commands. */
export const BoardCardView = ({ card, today, menu }: Props) => {
  const { t } = useWords()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
  })
  return (
    <li
      {...listeners}
      ref={setNodeRef}
      className={classNames('ui-card', styles.card, isDragging && styles.lifted)}
    >
      <div className={styles.text}>
        <CardFacts card={card} today={today} />
      </div>
      <span className={styles.controls}>
        <button
          {...attributes}
          ref={setActivatorNodeRef}
          aria-label={t('board.move', { name: card.title })}
          aria-roledescription={undefined}
          className="ui-icon-button ui-icon-button--small"
          type="button"
        >
          <IconGripVertical aria-hidden="true" size={18} />
        </button>
        {card.offers.length > 0 && <SharedMoreButton handle={menu} of={card} />}
      </span>
    </li>
  )
}
