'use client'

import { IconCalendarTime } from '@tabler/icons-react'
import { PeekLink } from '@/components/frame/peek/PeekLink'
import { classNames } from '@/components/ui/classNames'
import { IconButton } from '@/components/ui/controls/IconButton'
import { Chip } from '@/components/ui/layout/Chip'
import { useWords } from '@/components/ui/useWords'
import type { Day } from '@/domain/shared/day'
import { createCalendarWords } from '@/i18n/calendarWords'
import type { CalendarItem } from '@/present/calendar/calendarSheet'
import styles from './calendar.module.css'
import { kindOf, timeOf, titleOf } from '@/present/calendar/itemWords'

type Props = {
  items: readonly CalendarItem[]
  /** The first shown day: earlier items still going on are listed there. */
  from: Day
  today: Day
  timeZone: string
  askToMove: (item: CalendarItem) => void
}

type RowProps = Pick<Props, 'timeZone' | 'askToMove'> & { item: CalendarItem }

const Row = ({ item, timeZone, askToMove }: RowProps) => {
  const { t, format } = useWords()
  const { key, layer, code, customer, owner, amount, state, href, standsStill } = item
  const title = titleOf(item)
  const time = timeOf(item, { t, format, timeZone })
  return (
    <li className={styles.row} data-calendar-item={key}>
      <span className={styles.time}>
        {time ? (
          <bdi dir="ltr">{time}</bdi>
        ) : (
          layer === 'meets' && <span className="text-soft">{t('agenda.allDay')}</span>
        )}
      </span>
      <span className={classNames(styles.mark, styles[layer])} />
      <span className={styles.text}>
        {href ? (
          <PeekLink className={styles.title} href={href}>
            <bdi>{title}</bdi>
          </PeekLink>
        ) : (
          <span className={styles.title} tabIndex={-1}>
            <bdi>{title}</bdi>
          </span>
        )}
        <span className={styles.subtitle}>
          {kindOf(item, t)}
          {code && code !== title && (
            <>
              {' · '}
              <bdi dir="ltr">{code}</bdi>
            </>
          )}
          {customer && (
            <>
              {' · '}
              <bdi>{customer}</bdi>
            </>
          )}
          {owner && (
            <>
              {' · '}
              <bdi>{owner}</bdi>
            </>
          )}
        </span>
      </span>
      <span className={styles.facts}>
        {amount && (
          <bdi className={styles.amount} dir="ltr">
            {format.money(amount.value, amount.currency)}
          </bdi>
        )}
        {(state === 'held' || state === 'cancelled') && (
          <Chip tone={state === 'held' ? 'success' : 'neutral'}>
            {t(`meets.statuses.${state}`)}
          </Chip>
        )}
        {standsStill === null && (
          <IconButton
            icon={<IconCalendarTime aria-hidden="true" size={18} />}
            label={t('agenda.moveOf', { name: title })}
            onClick={() => askToMove(item)}
          />
        )}
      </span>
    </li>
  )
}

/** Items by day; days without any are left out. */
export const CalendarList = ({ items, from, today, timeZone, askToMove }: Props) => {
  const { t, locale } = useWords()
  const words = createCalendarWords(locale)
  const shownOn = ({ day }: CalendarItem): Day => (day < from ? from : day)
  const days = [...new Set(items.map(shownOn))].toSorted()
  return (
    <div className={styles.list}>
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`} className={`ui-card ${styles.day}`}>
          <h2 className={styles.dayName} id={`day-${day}`}>
            <time dateTime={day}>{words.longDay(day)}</time>
            {day === today && <Chip tone="primary">{t('agenda.today')}</Chip>}
          </h2>
          <ul className={styles.rows}>
            {items
              .filter((item) => shownOn(item) === day)
              .map((item) => (
                <Row key={item.key} askToMove={askToMove} item={item} timeZone={timeZone} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
