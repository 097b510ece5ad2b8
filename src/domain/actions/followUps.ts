import type { RefusalCode } from '../shared/refusal'

/** What follows an offer of which nothing is heard, by how long it takes. */
export const FOLLOW_UPS = {
  /** The customer did not open the link. */
  unopened: { setting: 'followUpUnopened', usualDays: 3, kind: 'mail' },
  /** It was opened, and nothing followed. */
  unanswered: { setting: 'followUpUnanswered', usualDays: 5, kind: 'call' },
} as const
export type FollowUp = keyof typeof FOLLOW_UPS
export const FOLLOW_UP_NAMES = Object.keys(FOLLOW_UPS) as FollowUp[]
export type FollowUpSetting = (typeof FOLLOW_UPS)[FollowUp]['setting']
/** Every setting of days: after silence, and before the end of an offer for the customer's reminder. */
export const DAY_SETTINGS = [
  ...FOLLOW_UP_NAMES.map((name) => FOLLOW_UPS[name].setting),
  'customerReminder',
] as const
export type DaySetting = (typeof DAY_SETTINGS)[number]

/** Days; 0 where there is no such follow-up. */
export type FollowUpDays = Record<FollowUp, number>

const MOST_DAYS = 60

/**
 * The days that count: those of the settings, the usual ones where nothing was chosen.
 * @param chosen by setting; null or absent where nothing was chosen
 */
export const followUpDaysOf = (
  chosen: Partial<Record<FollowUpSetting, number | string | null>> | undefined,
): FollowUpDays => {
  const daysOf = (name: FollowUp) => {
    const { setting, usualDays } = FOLLOW_UPS[name]
    const days = chosen?.[setting]
    return days == null ? usualDays : Number(days)
  }
  return { unopened: daysOf('unopened'), unanswered: daysOf('unanswered') }
}

/**
 * Why a number of days cannot be a setting: it is a whole one, up to 60.
 * @param days as read from the request; null for the usual ones. Negative ones are refused by the field.
 * @returns `wholeNumberExpected`, `tooLarge` or null
 */
export const refuseFollowUpDays = (days: unknown): RefusalCode | null => {
  if (days == null || days === '') return null
  const number = Number(days)
  if (!Number.isInteger(number)) return 'wholeNumberExpected'
  return number > MOST_DAYS ? 'tooLarge' : null
}
