'use client'

import FullCalendar, { type CalendarOptions } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classicTheme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import Link from 'next/link'
import { useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '@/components/ui/classNames'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import { addDays, type Day } from '@/domain/shared/day'
import { intlTagOf } from '@/i18n/locales'
import type { CalendarItem } from '@/present/calendar/calendarSheet'
import styles from './calendar.module.css'
import { keyInFocus } from './calendarKeys'
import { kindOf, titleOf } from '@/present/calendar/itemWords'
import { shownHours } from './shownHours'
import type { MoveItem, Target } from './useMove'

type Props = {
  items: readonly CalendarItem[]
  /** The shown days, in words. */
  label: string
  view: 'month' | 'week' | 'day'
  date: Day
  timeZone: string
  move: MoveItem
  /** Focuses the next or previous item. */
  step: (by: 1 | -1) => void
  /** Opens a day with more items than fit. */
  openDay: (day: Day) => void
  /**
   * Starts a meeting on a day, optionally at a time; missing for users who may not create meetings.
   */
  newMeet?: (at: Target) => void
}

const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const
const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])
const HOURS = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** Day and time in the calendar of an ISO text: `2031-03-04T09:30…`. */
const placeIn = (text: string): Target => {
  const time = /T(\d\d:\d\d)/.exec(text)?.[1]
  return { day: text.slice(0, 10), ...(time && { time }) }
}

/**
 * A month, a week or a day as a grid, by FullCalendar with `temporal-polyfill` for the company's
 * time zone. Only meetings with times are placed by the hour; actions are listed above with their
 * time, because dragging changes only their day.
 */
export const CalendarGrid = (props: Props) => {
  const { items, label, view, date, timeZone, move, step, openDay, newMeet } = props
  const { t, format, locale } = useWords()
  const { notifyFailure } = useNotify()
  const isDragging = useRef(false)
  const [isInside, setInside] = useState(false)
  const [isMeasured, setMeasured] = useState(false)
  useEffect(() => {
    // FullCalendar measures itself in the frame after the first one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const byKey = useMemo(() => new Map(items.map((item) => [item.key, item])), [items])
  const events = useMemo(
    () =>
      items.map((item) => {
        const isTimed = item.layer === 'meets' && item.startsAt !== null
        return {
          id: item.key,
          title: titleOf(item),
          allDay: !isTimed,
          start: isTimed ? (item.startsAt ?? item.day) : item.day,
          end: isTimed ? (item.endsAt ?? undefined) : addDays(item.lastDay, 1),
          startEditable: item.standsStill === null,
          durationEditable: false,
          className: classNames(
            styles.event,
            styles[item.layer],
            item.state === 'cancelled' && styles.cancelled,
          ),
        }
      }),
    [items],
  )

  const hours = useMemo(() => shownHours(items, timeZone), [items, timeZone])

  const content: CalendarOptions['eventContent'] = ({ event }) => {
    const item = byKey.get(event.id)
    if (!item) return null
    const title = titleOf(item)
    const time = item.startsAt && format.time(item.startsAt, timeZone)
    const kind = kindOf(item, t)
    const why = item.standsStill && t(`agenda.still.${item.standsStill}`)
    const shown = (
      <>
        {time && (
          <bdi className={styles.hour} dir="ltr">
            {time}
          </bdi>
        )}
        {title} <span className="visually-hidden">{kind}</span>
      </>
    )
    const about = [kind, item.customer, why].filter(Boolean).join(' · ')
    return (
      <span className={styles.eventText} data-calendar-item={item.key} title={about}>
        {item.href ? (
          <Link
            className={styles.eventLink}
            data-peekable=""
            draggable={false}
            href={item.href}
            prefetch={false}
            tabIndex={-1}
          >
            {shown}
          </Link>
        ) : (
          <span className={styles.eventLink} tabIndex={-1}>
            {shown}
          </span>
        )}
      </span>
    )
  }

  return (
    // One stop of the keyboard for all items: arrows, J and K go on from there.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focused region moves the focus to an item
    <div
      aria-label={label}
      className={classNames('ui-card', styles.grid, !isMeasured && styles.unmeasured)}
      role="region"
      tabIndex={isInside ? -1 : 0}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInside(false)
      }}
      // The click that ends a drag must not follow the dragged link.
      onClickCapture={(event) => {
        if (isDragging.current) event.preventDefault()
      }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) step(1)
        else setInside(true)
      }}
      onKeyDown={(event) => {
        const by = STEPS.get(event.key)
        if (by === undefined || keyInFocus() === undefined) return
        event.preventDefault()
        step(by)
      }}
    >
      <FullCalendar
        key={`${view} ${date}`}
        dayMaxEvents
        editable
        nowIndicator
        allDayText={t('agenda.allDay')}
        dayHeaderFormat={
          view === 'month' ? { weekday: 'short' } : { weekday: 'short', day: 'numeric' }
        }
        direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}
        eventAllow={(span, event) => event === null || span.allDay === event.allDay}
        eventContent={content}
        eventDisplay="block"
        eventInteractive={false}
        events={events}
        eventTimeFormat={HOURS}
        firstDay={1}
        fixedWeekCount={false}
        headerToolbar={false}
        // An inner scroll area would be an additional tab stop.
        height="auto"
        initialDate={date}
        initialView={VIEWS[view]}
        locale={intlTagOf(locale)}
        moreLinkClick={(info) => openDay(info.date.toISOString().slice(0, 10))}
        moreLinkText={(n) => t('agenda.more', { n: format.count(n) })}
        plugins={[classicTheme, dayGrid, timeGrid, interaction]}
        slotHeaderFormat={HOURS}
        slotMaxTime={hours.to}
        slotMinTime={hours.from}
        timeZone={timeZone}
        dateClick={(info) => newMeet?.(placeIn(info.dateStr))}
        eventDragStart={() => {
          isDragging.current = true
        }}
        eventDragStop={() => {
          setTimeout(() => {
            isDragging.current = false
          })
        }}
        eventDrop={({ event, revert }) => {
          const item = byKey.get(event.id)
          if (!item) return
          void move(item, placeIn(event.startStr)).then((refusal) => {
            if (!refusal) return
            revert()
            notifyFailure(refusal)
          })
        }}
      />
    </div>
  )
}
