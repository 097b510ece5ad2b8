import { addDays, isKeptDay, type Day } from '@/domain/shared/day'
import { readDay } from '@/domain/shared/typedDay'
import { typedText } from '@/domain/shared/text/typedText'
import { LOCALES } from '@/i18n/locales'

/** Day 0 of spreadsheets, which count a 29 February 1900 that never was: true from 1 March on. */
const ZERO = '1899-12-30'
const FIRST = 61
/** A year stands in it: forms may leave it out, files may not. */
const WITH_YEAR = /\d{4}|\d\D+\d{1,2}\D+\d{2}$|\d\D+\p{L}+\D+\d{2}$/u
const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/

/** The day of a spreadsheet's number: 46082 is 1 March 2026. */
export const dayOfSerial = (serial: number): Day | null => {
  if (!Number.isInteger(serial) || serial < FIRST || serial > 109_000) return null
  const day = addDays(ZERO, serial)
  return isKeptDay(day) ? day : null
}

/**
 * The day that a text means: as any of our languages writes it, the day before the month, as ISO, or
 * as a spreadsheet's number.
 * @param today decides the century of two digits
 * @returns null for no day, for one without a year, and where languages would read different ones
 */
export const dayOfText = (text: string, today: Day): Day | null => {
  const plain = typedText(text).trim().replace(MIDNIGHT, '')
  if (/^\d{5}$/.test(plain)) return dayOfSerial(Number(plain))
  if (!WITH_YEAR.test(plain)) return null
  const found = new Set(LOCALES.flatMap((locale) => readDay(plain, { locale, today }) ?? []))
  return found.size === 1 ? ([...found][0] ?? null) : null
}
