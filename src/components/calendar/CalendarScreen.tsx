'use client'

import { IconCalendarPlus, IconCalendarShare } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ButtonLink } from '@/components/ui/controls/Button'
import { Alert } from '@/components/ui/layout/Alert'
import { EmptyState } from '@/components/ui/layout/EmptyState'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { keepPreference } from '@/components/ui/requests/preferenceStore'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import { paths } from '@/catalog/paths'
import { spanOfView, type CalendarLayer, type CalendarView } from '@/domain/calendar/calendarAsked'
import { PREFERENCES } from '@/domain/settings/preferences'
import { instantOf } from '@/domain/shared/clock'
import type { Day } from '@/domain/shared/day'
import { createCalendarWords } from '@/i18n/calendarWords'
import type { CalendarItem, CalendarSheet } from '@/present/calendar/calendarSheet'
import styles from './calendar.module.css'
import { CalendarBar, choiceOf } from './CalendarBar'
import { focusItem, useCalendarKeys } from './calendarKeys'
import { CalendarList } from './CalendarList'
import { useMove, type Target } from './useMove'

/** The grid, only for wide screens: the largest part of the page. */
const LaterGrid = dynamic(() => import('./CalendarGrid').then((module) => module.CalendarGrid), {
  ssr: false,
})
const LaterMoveDialog = dynamic(() => import('./MoveDialog').then((module) => module.MoveDialog))

/** From this width on the grid fits; below, everything is a list. */
const WIDE = '(min-width: 960px)'
/** Default time of a meeting started on a day. */
const MORNING = '09:00'

const watchWidth = (changed: () => void) => {
  const wide = window.matchMedia(WIDE)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
/** Whether the grid fits; null on the server, where the style sheet decides. */
const useIsWide = () =>
  useSyncExternalStore<boolean | null>(
    watchWidth,
    () => window.matchMedia(WIDE).matches,
    () => null,
  )

type Props = { sheet: CalendarSheet }

/** The calendar: a list, and from 960 px on also a grid of a month, a week or a day. */
export const CalendarScreen = ({ sheet }: Props) => {
  const { date, today, timeZone, layers, isTeam, mayChooseTeam } = sheet
  const { t, locale } = useWords()
  const words = createCalendarWords(locale)
  const router = useRouter()
  const path = usePathname()
  const isWide = useIsWide()
  const move = useMove(timeZone)
  const { notifyFailure } = useNotify()
  const [hidden, setHidden] = useState(sheet.hidden)
  const [asked, setAsked] = useState<CalendarItem | null>(null)
  const moved = useRef<{ key: string; items: readonly CalendarItem[] } | null>(null)

  const view = sheet.view ?? (isWide === false ? 'agenda' : 'month')
  const grid = isWide !== false && view !== 'agenda' ? view : null
  const { from, to } = spanOfView(view, date)
  // Before the width is known, the list renders its narrow-screen range.
  const listed = spanOfView(sheet.view ?? (isWide ? 'month' : 'agenda'), date)
  const within = (span: { from: Day; to: Day }) =>
    sheet.items.filter(
      ({ layer, day, lastDay }) =>
        !hidden.includes(layer) && day <= span.to && lastDay >= span.from,
    )
  const items = within(isWide === null ? listed : { from, to })

  const hrefOf = (next: { view?: CalendarView; date?: Day; team?: boolean }) => {
    const query = new URLSearchParams({ view: next.view ?? view, date: next.date ?? date })
    if (next.team ?? isTeam) query.set('team', '1')
    return `${path}?${query}`
  }
  const keep = (value: { view: CalendarView; hidden: readonly CalendarLayer[] }, changed: string) =>
    void keepPreference({ key: PREFERENCES.calendar, value, changed: [changed] }).catch(() =>
      notifyFailure(t('common.connectionFailed')),
    )
  const toggle = (layer: CalendarLayer) => {
    const next = hidden.includes(layer) ? hidden.filter((one) => one !== layer) : [...hidden, layer]
    setHidden(next)
    keep({ view, hidden: next }, 'hidden')
  }
  const meetAt = ({ day, time = MORNING }: Target): string =>
    `${sheet.newMeet}?startsAt=${instantOf({ day, time }, timeZone)}`

  const askToMove = (item: CalendarItem) => {
    if (item.standsStill) notifyFailure(t(`agenda.still.${item.standsStill}`))
    else setAsked(item)
  }
  const step = useCalendarKeys(items, askToMove)

  // A moved item is rendered in another place: focus it once the dialog is closed.
  useEffect(() => {
    const before = moved.current
    if (before === null || asked !== null) return
    if (before.items !== sheet.items) moved.current = null
    // The dialog restores the focus within the first frame.
    const inNextFrame = () => requestAnimationFrame(() => focusItem(before.key))
    requestAnimationFrame(inNextFrame)
  }, [sheet.items, asked])

  const title =
    view === 'month'
      ? words.month(date)
      : view === 'day'
        ? words.longDay(date)
        : words.range({ from, to })
  return (
    <>
      <PageHeader
        actions={
          <>
            {mayChooseTeam && (
              <nav aria-label={t('today.whose')} className={styles.choices}>
                <Link {...choiceOf(!isTeam)} href={hrefOf({ team: false })}>
                  {t('today.mine')}
                </Link>
                <Link {...choiceOf(isTeam)} href={hrefOf({ team: true })}>
                  {t('today.team')}
                </Link>
              </nav>
            )}
            <ButtonLink
              href={`${paths.accountSecurity()}#calendar-feed`}
              icon={<IconCalendarShare aria-hidden="true" size={18} />}
              prefetch={false}
              tone="secondary"
            >
              {t('feed.subscribe')}
            </ButtonLink>
            {sheet.newMeet && (
              <ButtonLink
                href={meetAt({ day: date })}
                icon={<IconCalendarPlus aria-hidden="true" size={18} />}
                prefetch={false}
              >
                {t('meets.new')}
              </ButtonLink>
            )}
          </>
        }
        title={t('agenda.title')}
      />
      <CalendarBar
        date={date}
        hidden={hidden}
        hrefOf={hrefOf}
        isNow={from <= today && today <= to}
        layers={layers}
        title={title}
        today={today}
        view={view}
        onToggle={toggle}
        onView={(chosen) => keep({ view: chosen, hidden }, 'view')}
      />
      {sheet.isCut && <Alert tone="warning">{t('agenda.cut')}</Alert>}
      {grid && (
        // Its space is reserved in the first HTML, to avoid a layout shift.
        <div className={styles.stage}>
          {isWide && (
            <LaterGrid
              date={date}
              items={items}
              label={title}
              move={move}
              newMeet={sheet.newMeet ? (at) => router.push(meetAt(at)) : undefined}
              openDay={(day) => router.push(hrefOf({ view: 'day', date: day }))}
              step={step}
              timeZone={timeZone}
              view={grid}
            />
          )}
        </div>
      )}
      {(!grid || !isWide) && (
        <div className={grid ? styles.untilWide : undefined}>
          <CalendarList
            askToMove={askToMove}
            from={listed.from}
            items={items}
            timeZone={timeZone}
            today={today}
          />
          {items.length === 0 && (
            <EmptyState
              icon={<IconCalendarPlus size={26} />}
              title={t(
                layers.every((layer) => hidden.includes(layer))
                  ? 'agenda.hiddenAll'
                  : 'agenda.empty',
              )}
            />
          )}
        </div>
      )}
      {asked && (
        <LaterMoveDialog
          key={asked.key}
          item={asked}
          move={async (item, to) => {
            const refusal = await move(item, to)
            if (refusal === null) moved.current = { key: item.key, items: sheet.items }
            return refusal
          }}
          timeZone={timeZone}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
