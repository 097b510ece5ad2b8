'use client'

import { createContext, use, type ReactNode } from 'react'

import { today, type Day } from '@/domain/shared/day'

const TimeZoneContext = createContext<string | null>(null)

type Props = { timeZone: string; children: ReactNode }

/** Gives everything below it the time zone of the company, which times are read and written in. */
export const CompanyClock = ({ timeZone, children }: Props) => (
  <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>
)

/**
 * The company's time zone, never the browser's.
 * @throws Error outside of a `CompanyClock`; the root layout provides one for every page with a
 *   session
 */
export const useTimeZone = (): string => {
  const timeZone = use(TimeZoneContext)
  if (timeZone === null) throw new Error('A time zone is needed here: render it in a CompanyClock')
  return timeZone
}

/** The company's today; call it in event handlers, not while rendering. */
export const useToday = (): (() => Day) => {
  const timeZone = useTimeZone()
  return () => today({ now: new Date(), timeZone })
}
