import type { CalendarSheet } from '@/present/calendar/calendarSheet'
import { LaterCalendar } from './LaterCalendar'

/** The calendar, in a script of its own: no other screen loads it. */
export const CalendarPage = ({ sheet }: { sheet: CalendarSheet }) => (
  <div className="ui-page">
    <LaterCalendar sheet={sheet} />
  </div>
)
