'use client'

import dynamic from 'next/dynamic'

/** The calendar is loaded by the page that shows it, not by all screens. */
export const LaterCalendar = dynamic(() =>
  import('./CalendarScreen').then((module) => module.CalendarScreen),
)
