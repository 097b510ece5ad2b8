'use client'

import { IconCalendarOff } from '@tabler/icons-react'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { Chip } from '../../ui/layout/Chip'
import { CONDITIONS } from '@/domain/dashboard/conditions'
import type { MeetRow, WidgetFigures } from '@/domain/dashboard/figures'
import { addDays, dayOf, type Day } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import { PATHS } from '@/catalog/paths'
import { useDashboard } from '../dashboardContext'
import { ShortList, type ShortListRow } from '../ShortList'
import { listHref } from '../listHref'
import { WidgetEmpty } from '../WidgetEmpty'

const useMeetRow = () => {
  const { t, format, words, data, timeZone, may } = useDashboard()
  const nearness = (day: Day) => {
    if (day === data.today) return <Chip tone="primary">{t('common.today')}</Chip>
    return day === addDays(data.today, 1) ? <Chip>{t('common.tomorrow')}</Chip> : null
  }
  return (meet: MeetRow): ShortListRow => {
    const day = dayOf({ instant: meet.startsAt, timeZone })
    return {
      key: meet.id,
      href: rowLinksOf({
        slug: 'meets',
        doc: { id: meet.id, company: meet.companyId },
        may,
      }).open,
      lead: (
        <span aria-hidden="true" className="date-tile">
          <span className="date-tile__day">{Number(day.slice(8))}</span>
          <span className="date-tile__month">{words.shortMonth(day)}</span>
        </span>
      ),
      title: <bdi>{meet.title}</bdi>,
      subtitle: <bdi>{meet.company ?? t('meets.general')}</bdi>,
      end: (
        <>
          <time className="short-list__amount" dateTime={meet.startsAt}>
            <span className="visually-hidden">
              {meet.isAllDay ? format.day(day) : format.dateTime(meet.startsAt, timeZone)}
            </span>
            <bdi aria-hidden={meet.isAllDay ? undefined : true}>
              {meet.isAllDay ? t('meets.fields.allDay') : format.time(meet.startsAt, timeZone)}
            </bdi>
          </time>
          {nearness(day)}
        </>
      ),
    }
  }
}

/** The next planned meetings, in the company's time zone. */
export const Meets = ({ figures }: { figures: WidgetFigures['meets'] }) => {
  const { t, data, may, timeZone } = useDashboard()
  const row = useMeetRow()
  // The page of meetings also needs the right to read customers: without it there is no link.
  const href = may(['read', 'customers'])
    ? listHref(
        PATHS.meets,
        CONDITIONS.comingMeets({
          now: data.now,
          midnight: figures.rows.every(({ isAllDay }) => isAllDay === null)
            ? null
            : startOfDay({ day: data.today, timeZone }),
        }),
      )
    : undefined
  return (
    <ShortList
      count={figures.count}
      empty={
        <WidgetEmpty icon={<IconCalendarOff size={22} />}>{t('dashboard.empty.meets')}</WidgetEmpty>
      }
      href={href}
      rows={figures.rows.map(row)}
      title={t('dashboard.widgets.meets')}
    />
  )
}
