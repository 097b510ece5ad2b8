import { daysLeft, looksRelative, type Period } from '@/domain/lists/relativeDay'
import { addDays, dayToStored, type Day } from '@/domain/shared/day'
import { startOfDay } from '@/domain/shared/startOfDay'
import type { CollectionShape } from './collectionShape'
import { isPlain } from './isPlain'

/** The company's day and time zone. */
export type Calendar = { today: Day; timeZone: string }

type Constraint = Record<string, unknown>

/**
 * Day fields are compared by day, moments with the start of the first day and the end of the last.
 */
const boundsOf = (
  { first, last }: Partial<Period>,
  isDay: boolean,
  timeZone: string,
): Record<string, string> => ({
  ...(first && {
    greater_than_equal: isDay ? dayToStored(first) : startOfDay({ day: first, timeZone }),
  }),
  ...(last &&
    (isDay
      ? { less_than_equal: dayToStored(last) }
      : { less_than: startOfDay({ day: addDays(last, 1), timeZone }) })),
})

/** The stricter of two bounds of one kind. */
const tighter = (operator: string, one: unknown, other: string): unknown => {
  if (one === undefined) return other
  const isLater = Date.parse(String(one)) > Date.parse(other)
  return operator.startsWith('greater') === isLater ? one : other
}

const constraintWith = (constraint: Constraint, isDay: boolean, calendar: Calendar): Constraint => {
  const result: Constraint = {}
  const merge = (operator: string, value: string) =>
    (result[operator] = tighter(operator, result[operator], value))
  for (const [operator, value] of Object.entries(constraint)) {
    const days = looksRelative(value) ? daysLeft(value, operator, calendar.today) : null
    if (days) {
      const bounds = boundsOf(days, isDay, calendar.timeZone)
      for (const [at, bound] of Object.entries(bounds)) merge(at, bound)
    } else if (result[operator] === undefined) result[operator] = value
    else merge(operator, String(value))
  }
  return result
}

/**
 * Resolves the relative days (`@today-30`, `@week`) of a filter.
 * @param args.where a filter that `checkWhere` accepted
 * @param args.shape the columns of the collection; texts in others may begin with `@`
 * @param args.calendar of the company
 */
export const withDays = (args: {
  shape: CollectionShape
  where: unknown
  calendar: Calendar
}): unknown => {
  const { shape, where, calendar } = args
  if (!isPlain(where)) return where
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (Array.isArray(value))
        return [key, value.map((part) => withDays({ ...args, where: part }))]
      const field = shape.get(key)
      if (field?.kind !== 'date' || !isPlain(value)) return [key, value]
      return [key, constraintWith(value, field.isDay === true, calendar)]
    }),
  )
}
