import type { RefusalCode } from '../shared/refusal'

/** Days of the week in the order they are shown, Monday first. */
export const WORKING_DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type WorkingDay = (typeof WORKING_DAYS)[number]

const isWorkingDay = (value: unknown): value is WorkingDay =>
  (WORKING_DAYS as readonly unknown[]).includes(value)

/** Must be a list (`notAList`) of the seven days, each once (`notAnOption`); empty is allowed. */
export const refuseWorkingDays = (value: unknown): RefusalCode | null => {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value)) return 'notAList'
  const isRepeated = new Set(value).size !== value.length
  return isRepeated || !value.every(isWorkingDay) ? 'notAnOption' : null
}

/** Sorts days in the order of the week. */
export const sortWorkingDays = (days: readonly WorkingDay[]): WorkingDay[] =>
  WORKING_DAYS.filter((day) => days.includes(day))
