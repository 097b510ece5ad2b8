import { CURRENCIES, BASE_CURRENCY, type Currency } from '../shared/currency'
import { addDays, daysBetween, isDay, type Day, isWeekday } from '../shared/day'
import { RATE, parseDecimal, isDecimal, toDecimal, type Decimal } from '../shared/decimal'
import { Refusal } from '../shared/refusal'
import { isBuyingAboveSelling } from './rates'

/** Currencies that have a rate. */
export const FOREIGN_CURRENCIES = CURRENCIES.filter(
  (currency): currency is Exclude<Currency, 'TRY'> => currency !== BASE_CURRENCY,
)
export type ForeignCurrency = (typeof FOREIGN_CURRENCIES)[number]

/** Days of the bulletin are days in Ankara, whatever the company's time zone. */
export const BULLETIN_TIME_ZONE = 'Europe/Istanbul'

/** How many days back a missing bulletin is fetched; older ones are ignored. */
export const GAP_DAYS = 10

/** A bulletin as parsed: texts by element name. */
export type WrittenBulletin = {
  /** The attribute `Tarih`, `02.03.2026`. */
  day: string | undefined
  currencies: { code: string; unit: string; buying: string; selling: string }[]
}

export type BulletinRate = { currency: ForeignCurrency; buying: string; selling: string }
export type Bulletin = { day: Day; rates: BulletinRate[] }

/** Why a bulletin is rejected; for administrators, stored with the run of the job. */
export class BulletinError extends Error {}

const WRITTEN_DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/
const WRITTEN_RATE = /^\d{1,9}(\.\d{1,6})?$/
const WRITTEN_UNIT = /^1(0{0,6})$/

const dayOfBulletin = (text: string | undefined): Day => {
  const found = WRITTEN_DAY.exec(String(text).trim())?.slice(1).toReversed().join('-')
  if (!isDay(found)) throw new BulletinError('The bulletin says no day')
  return found
}

/**
 * Exact rate of one unit in lira: some currencies are quoted for a hundred.
 * @throws BulletinError for an invalid rate, or one with more than six decimals
 */
export const ratePerUnit = (written: string, unit: string): string => {
  const [rate, per] = [written.trim(), unit.trim()]
  if (!WRITTEN_RATE.test(rate)) throw new BulletinError(`"${rate.slice(0, 20)}" is no rate`)
  if (!WRITTEN_UNIT.test(per)) throw new BulletinError(`"${per.slice(0, 20)}" is no unit`)
  const perUnit: Decimal = toDecimal(rate).div(per)
  if (!isDecimal(parseDecimal(perUnit, RATE))) throw new BulletinError('A rate has too many digits')
  if (!perUnit.gt(0)) throw new BulletinError('A rate is zero')
  return perUnit.toFixed()
}

/**
 * The rates of our currencies in a bulletin. Other currencies are ignored; one of ours that the
 * bank left empty has no rate that day.
 * @param written keyed by code, because the order of the file may change
 * @throws BulletinError for an invalid bulletin; Refusal `buyingAboveSelling` with its currency
 */
export const readWritten = (written: WrittenBulletin): Bulletin => {
  const rates = FOREIGN_CURRENCIES.flatMap((currency): BulletinRate[] => {
    const found = written.currencies.filter(({ code }) => code === currency)
    if (found.length > 1) throw new BulletinError(`${currency} stands in the bulletin twice`)
    const [one] = found
    if (!one || one.buying.trim() === '' || one.selling.trim() === '') return []
    const { unit, buying, selling } = one
    const rate = { buying: ratePerUnit(buying, unit), selling: ratePerUnit(selling, unit) }
    if (isBuyingAboveSelling(rate)) throw new Refusal('buyingAboveSelling', { data: { currency } })
    return [{ currency, ...rate }]
  })
  if (rates.length === 0) throw new BulletinError('The bulletin has no rate of our currencies')
  return { day: dayOfBulletin(written.day), rates }
}

/**
 * The weekdays before today without a stored bulletin, the earliest first. Holidays are among them:
 * they are requested without a result until they are older than `GAP_DAYS`.
 */
export const missingDays = ({ today, kept }: { today: Day; kept: readonly Day[] }): Day[] =>
  Array.from({ length: GAP_DAYS }, (_, index) => addDays(today, index - GAP_DAYS)).filter(
    (day) => isWeekday(day) && !kept.includes(day),
  )

/** Path of a day's bulletin below the base address; without a day the newest. */
export const bulletinPath = (day?: Day): string => {
  if (day === undefined) return 'today.xml'
  const [year, month, date] = day.split('-')
  return `${year}${month}/${date}${month}${year}.xml`
}

/** A rate further from the last one needs a person's confirmation. */
const MAX_JUMP_PERCENT = 10

/**
 * Whether a rate is too far from the last known one to be accepted automatically, however old that
 * is.
 * @param last lira for one unit; null when none is known
 */
export const isJump = ({ rate, last }: { rate: string; last: string | null }): boolean => {
  if (last === null) return false
  const before = toDecimal(last)
  return toDecimal(rate).minus(before).abs().mul(100).gt(before.mul(MAX_JUMP_PERCENT))
}

/**
 * The newest bulletin must be of today or of the last days: an outdated one from a cache or mirror
 * would count as today's rate.
 * @throws Refusal `dayInFuture`, `bulletinTooOld` with its day
 */
export const refuseBulletinDay = ({ day, today }: { day: Day; today: Day }): void => {
  if (day > today) throw new Refusal('dayInFuture', { data: { day } })
  if (daysBetween({ from: day, to: today }) > GAP_DAYS)
    throw new Refusal('bulletinTooOld', { data: { day, days: GAP_DAYS } })
}
