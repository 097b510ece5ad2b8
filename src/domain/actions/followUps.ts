import type { RefusalCode } from '../shared/refusal'

/** Follow-ups of an offer without an answer, by its state. */
export const FOLLOW_UPS = {
  /** The customer did not open the link. */
  unopened: { setting: 'followUpUnopened', usualDays: 3, kind: 'mail' },
  /** The link was opened, but no answer came. */
  unanswered: { setting: 'followUpUnanswered', usualDays: 5, kind: 'call' },
} as const
export type FollowUp = keyof typeof FOLLOW_UPS
export const FOLLOW_UP_NAMES = Object.keys(FOLLOW_UPS) as FollowUp[]
export type FollowUpSetting = (typeof FOLLOW_UPS)[FollowUp]['setting']
/**
 * All settings in days: the follow-ups, and the reminder to the customer before an offer expires.
 */
export const DAY_SETTINGS = [
  ...FOLLOW_UP_NAMES.map((name) => FOLLOW_UPS[name].setting),
  'customerReminder',
] as const
export type DaySetting = (typeof DAY_SETTINGS)[number]

/** Days; 0 switches the follow-up off. */
export type FollowUpDays = Record<FollowUp, number>

const MOST_DAYS = 60

/**
 * The days in effect: those of the settings, else the defaults.
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
 * Why a number of days cannot be a setting: it must be an integer up to 60.
 * @param days as read from the request; null for the default. Negative ones are refused by the
 *   field.
 * @returns `wholeNumberExpected`, `tooLarge` or null
 */
export const refuseFollowUpDays = (days: unknown): RefusalCode | null => {
  if (days == null) return null
  const number = Number(days)
  if (!Number.isInteger(number)) return 'wholeNumberExpected'
  return number > MOST_DAYS ? 'tooLarge' : null
}
