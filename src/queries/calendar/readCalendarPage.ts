import {
  AGENDA_DAYS,
  CALENDAR_LAYERS,
  CALENDAR_VIEWS,
  spanOfView,
  type CalendarLayer,
  type CalendarView,
} from '@/domain/calendar/calendarAsked'
import { staffIdOf } from '@/access/session/staffOf'
import { PREFERENCES } from '@/domain/settings/preferences'
import { addDays, isRecordDay } from '@/domain/shared/day'
import type { CalendarSheet } from '@/present/calendar/calendarSheet'
import { createLinkOf } from '@/present/navigation/recordLinks'
import { readPreferences } from '../preferences/readPreferences'
import { siteOf } from '../settings/siteOf'
import type { ViewPage } from '../shared/viewPage'
import { readCalendar } from './readCalendar'

const viewNamed = (name: unknown): CalendarView | null =>
  CALENDAR_VIEWS.find((view) => view === name) ?? null

/** The valid part of the stored preferences. */
const choicesIn = (stored: unknown): { view: CalendarView | null; hidden: CalendarLayer[] } => {
  const { view, hidden } = (stored ?? {}) as { view?: unknown; hidden?: unknown }
  return {
    view: viewNamed(view),
    hidden: Array.isArray(hidden) ? CALENDAR_LAYERS.filter((layer) => hidden.includes(layer)) : [],
  }
}

/**
 * Data of the calendar page: the range of the address. Without a view it covers both month and
 * list, because the screen decides between the two.
 * @param query of the page: `view`, `date`, `team=1`; invalid values are ignored
 * @returns null for programs
 */
export const readCalendarPage = async (
  { req, may }: ViewPage,
  query: Readonly<Record<string, unknown>>,
): Promise<CalendarSheet | null> => {
  const { today, timeZone } = await siteOf(req.payload)
  const person = staffIdOf(req)
  const kept =
    person === null
      ? new Map<string, unknown>()
      : await readPreferences({ req, userId: person, keys: [PREFERENCES.calendar] })
  const { view: usual, hidden } = choicesIn(kept.get(PREFERENCES.calendar))
  const view = viewNamed(query.view) ?? usual
  const date = isRecordDay(query.date) ? query.date : today
  const span = spanOfView(view ?? 'month', date)
  const last = addDays(date, AGENDA_DAYS - 1)
  const asked = view === null && last > span.to ? { ...span, to: last } : span
  const answer = await readCalendar(req, {
    ...asked,
    layers: CALENDAR_LAYERS,
    asksTeam: query.team === '1',
  })
  if (!answer) return null
  const newMeet = createLinkOf({ slug: 'meets', may }) ?? null
  return { ...answer, view, date, today, timeZone, hidden, newMeet }
}
