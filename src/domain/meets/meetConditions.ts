import { addDays, lastOfWeek, type Day } from '../shared/day'
import { startOfDay } from '../shared/startOfDay'

type Today = {
  today: Day
  /** The company's time zone, in which its days begin. */
  timeZone: string
}

const between = (from: Day, to: Day, timeZone: string) => ({
  startsAt: {
    greater_than_equal: startOfDay({ day: from, timeZone }),
    less_than: startOfDay({ day: addDays(to, 1), timeZone }),
  },
})

/** The predefined filters of the list of meetings. */
export const MEET_CONDITIONS = {
  /** Begins on the company's day. */
  today: ({ today, timeZone }: Today) => between(today, today, timeZone),
  /** Begins between Monday and Sunday of this week. */
  thisWeek: ({ today, timeZone }: Today) => {
    const sunday = lastOfWeek(today)
    return between(addDays(sunday, -6), sunday, timeZone)
  },
} as const
