'use client'

import { createContext, use, type ReactNode } from 'react'

import { DEFAULT_TIME_ZONE, today, type Day } from '@/domain/shared/day'

const TimeZoneContext = createContext(DEFAULT_TIME_ZONE)

type Props = { timeZone: string; children: ReactNode }

/** Gives inputs below it the time zone of the company, which times are read and written in. */
export const CompanyClock = ({ timeZone, children }: Props) => (
  <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
)

/** The company's time zone, never the browser's. */
export const useTimeZone = (): string => use(TimeZoneContext)

/** Today for the company; to be called when something happens, not while a page is drawn. */
export const useToday = (): (() => Day) => {
  const timeZone = useTimeZone()
  return () => today({ now: new Date(), timeZone })
}
