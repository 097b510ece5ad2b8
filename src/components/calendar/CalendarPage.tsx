'use client'

import dynamic from 'next/dynamic'
import type { CalendarSheet } from '@/present/calendar/calendarSheet'

/** In a separate chunk: no other screen loads it. */
const CalendarScreen = dynamic(() =>
  import('./CalendarScreen').then((module) => module.CalendarScreen),
)

/** The page of the calendar. */
export const CalendarPage = ({ sheet }: { sheet: CalendarSheet }) => (
  <div className="ui-page">
    <CalendarScreen sheet={sheet} />
  </div>
)
