'use client'

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import Link from 'next/link'
import { classNames } from '@/components/ui/classNames'
import { useT } from '@/components/ui/useT'
import {
  AGENDA_DAYS,
  CALENDAR_VIEWS,
  type CalendarLayer,
  type CalendarView,
} from '@/domain/calendar/calendarAsked'
import { addDays, addMonths, type Day } from '@/domain/shared/day'
import styles from './calendar.module.css'

/** Attributes of a link in a group with one selected link. */
export const choiceOf = (isChosen: boolean) => ({
  'aria-current': isChosen ? ('true' as const) : undefined,
  className: styles.choice,
  prefetch: false,
  scroll: false,
})

const stepped = (view: CalendarView, date: Day, by: 1 | -1): Day => {
  if (view === 'month') return addMonths(date, by)
  return addDays(date, by * { week: 7, day: 1, agenda: AGENDA_DAYS }[view])
}

type Props = {
  view: CalendarView
  date: Day
  today: Day
  /** The shown days include today. */
  isNow: boolean
  /** The shown days, in words. */
  title: string
  layers: readonly CalendarLayer[]
  hidden: readonly CalendarLayer[]
  hrefOf: (next: { view?: CalendarView; date?: Day }) => string
  onView: (view: CalendarView) => void
  onToggle: (layer: CalendarLayer) => void
}

/** Controls for the shown days, the view and the layers. */
export const CalendarBar = (props: Props) => {
  const { view, date, today, isNow, title, layers, hidden, hrefOf, onView, onToggle } = props
  const t = useT()
  return (
    <>
      <div className={styles.bar}>
        <nav aria-label={t('agenda.period')} className={styles.steps}>
          <Link
            aria-label={t('agenda.previous')}
            className={styles.step}
            href={hrefOf({ date: stepped(view, date, -1) })}
            prefetch={false}
            scroll={false}
          >
            <IconChevronLeft aria-hidden="true" className={styles.arrow} size={20} />
          </Link>
          <Link {...choiceOf(isNow)} href={hrefOf({ date: today })}>
            {t('agenda.today')}
          </Link>
          <Link
            aria-label={t('agenda.next')}
            className={styles.step}
            href={hrefOf({ date: stepped(view, date, 1) })}
            prefetch={false}
            scroll={false}
          >
            <IconChevronRight aria-hidden="true" className={styles.arrow} size={20} />
          </Link>
        </nav>
        <h2 aria-live="polite" className={styles.period}>
          {title}
        </h2>
        <nav aria-label={t('agenda.views')} className={styles.choices}>
          {CALENDAR_VIEWS.map((one) => (
            <Link
              key={one}
              {...choiceOf(one === view)}
              href={hrefOf({ view: one })}
              onClick={() => onView(one)}
            >
              {t(`agenda.view.${one}`)}
            </Link>
          ))}
        </nav>
      </div>
      <div
        aria-label={t('agenda.layers')}
        className={classNames(styles.choices, styles.layers)}
        role="group"
      >
        {layers.map((layer) => (
          <button
            key={layer}
            aria-pressed={!hidden.includes(layer)}
            className={styles.layer}
            type="button"
            onClick={() => onToggle(layer)}
          >
            <span aria-hidden="true" className={classNames(styles.mark, styles[layer])} />
            {t(`agenda.layer.${layer}`)}
          </button>
        ))}
      </div>
    </>
  )
}
