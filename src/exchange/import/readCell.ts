import type { NumberStyle } from '@/domain/imports/imports'
import { cleanText } from '@/domain/shared/text/cleanText'
import { isDecimal, parseDecimal } from '@/domain/shared/decimal'
import { type Day, addDays, isKeptDay } from '@/domain/shared/day'
import { isEmailAddress } from '@/domain/shared/email'
import { fold } from '@/domain/shared/text/fold'
import { refusePhone, tidyPhone } from '@/domain/shared/phone'
import { typedText } from '@/domain/shared/text/typedText'
import { decimalOf, decimalOfNumber, otherCurrencyIn } from './numberText'
import type { ImportColumn, ImportKind, RawCell, ReadCell } from './types'
import { CHOICE_SYNONYMS } from './synonyms'
import { MAX_DAY_TEXT, readDay } from '@/domain/shared/typedDay'
import { LOCALES } from '@/i18n/locales'

/** Words for yes and no in the four languages and in programs. Used for parsing only. */
const WORDS = {
  yes: 'evet|e|var|doğru|yes|y|true|oui|o|vrai|نعم|صحيح|1|x|✓|✔',
  no: 'hayır|h|yok|yanlış|no|n|false|non|faux|لا|خطأ|0|✗|✘',
}
const known = (words: string) => new Set(words.split('|').map(fold))
const YES = known(WORDS.yes)
const NO = known(WORDS.no)

/** @returns null for anything else */
const yesOrNo = (text: string): boolean | null => {
  const word = fold(text.trim())
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** A number shortened by a spreadsheet: its digits are lost. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i
/** Spreadsheets store this many digits of a number and replace further ones by zeros. */
const KEPT_DIGITS = 15
/** Error values of cells, in the languages of spreadsheets. */
const ERROR = /^#(?:\p{Lu}+(?:\/0)?[!?]|N\/A|YOK)$/u
const MAX_TEXT = 32_767

type Asked = {
  column: ImportColumn
  style: NumberStyle
  today: Day
}

const plainText = (raw: Exclude<RawCell, null>): string => {
  if (raw instanceof Date) return raw.toISOString().slice(0, 10)
  return typeof raw === 'number' ? decimalOfNumber(raw) : cleanText(String(raw))
}

const readText = (raw: Exclude<RawCell, null>): ReadCell => {
  const text = plainText(raw)
  return text.length > MAX_TEXT ? { code: 'textTooLong', data: { max: MAX_TEXT } } : { value: text }
}

/** For codes: a number that a spreadsheet shortened or rounded is a different code. */
const readCode = (raw: Exclude<RawCell, null>): ReadCell => {
  const isBroken =
    typeof raw === 'number'
      ? Math.abs(raw) >= 10 ** KEPT_DIGITS
      : typeof raw === 'string' && SHORTENED.test(typedText(raw).trim())
  return isBroken ? { code: 'codeBroken' } : readText(raw)
}

const readNumber = (raw: Exclude<RawCell, null>, { column, style }: Asked): ReadCell => {
  const { digits = { scale: 6, integerDigits: 9 }, currency } = column
  if (typeof raw === 'string' && otherCurrencyIn(raw, currency))
    return currency ? { code: 'cellOtherCurrency', data: { currency } } : { code: 'notADecimal' }
  const text =
    typeof raw === 'number'
      ? decimalOfNumber(raw)
      : typeof raw === 'string'
        ? decimalOf(raw, style)
        : null
  if (text === null) return { code: 'notADecimal' }
  const read = parseDecimal(text, digits)
  if (isDecimal(read)) return { value: read.toFixed() }
  return { code: read === 'tooManyDecimals' && digits.scale === 0 ? 'wholeNumberExpected' : read }
}

/**
 * Day 0 of spreadsheets, which count a nonexistent 29 February 1900: correct from 1 March 1900 on.
 */
const ZERO = '1899-12-30'
const FIRST = 61
/** It must contain a year: forms may omit it, files may not. */
const WITH_YEAR = /\d{4}|\d\D+\d{1,2}\D+\d{2}$|\d\D+\p{L}+\D+\d{2}$/u
const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?Z?$/

/** The day of a spreadsheet's number: 46082 is 1 March 2026. */
const dayOfSerial = (serial: number): Day | null => {
  if (!Number.isInteger(serial) || serial < FIRST || serial > 109_000) return null
  const day = addDays(ZERO, serial)
  return isKeptDay(day) ? day : null
}

/**
 * The day that a text means: as any of our languages writes it (day before month), as ISO, or as a
 * spreadsheet's number.
 * @param today decides the century of a year with two digits
 * @returns null if it is not a day, has no year, or means different days in different languages
 */
const dayOfText = (text: string, today: Day): Day | null => {
  const plain = typedText(text).trim().replace(MIDNIGHT, '')
  if (/^\d{5}$/.test(plain)) return dayOfSerial(Number(plain))
  // The pattern takes cubic time, so long texts are not matched.
  if (plain.length > MAX_DAY_TEXT || !WITH_YEAR.test(plain)) return null
  const found = new Set(LOCALES.flatMap((locale) => readDay(plain, { locale, today }) ?? []))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

const readDayCell = (raw: Exclude<RawCell, null>, { today }: Asked): ReadCell => {
  const day =
    typeof raw === 'number'
      ? dayOfSerial(raw)
      : typeof raw === 'boolean'
        ? null
        : dayOfText(raw instanceof Date ? raw.toISOString().slice(0, 10) : raw, today)
  return day ? { value: day } : { code: 'invalidDate' }
}

const readYesNo = (raw: Exclude<RawCell, null>): ReadCell => {
  const value = typeof raw === 'boolean' ? raw : yesOrNo(plainText(raw))
  return value === null ? { code: 'notYesOrNo' } : { value }
}

const readChoice = (raw: Exclude<RawCell, null>, { column }: Asked): ReadCell => {
  const word = fold(plainText(raw))
  const isMeant = (names: readonly string[]) => names.some((name) => fold(name) === word)
  const choices = column.choices ?? []
  const named = choices.filter(({ value, names }) =>
    isMeant([value, ...Object.values(names).flat()]),
  )
  const synonyms = CHOICE_SYNONYMS[column.field] ?? {}
  const found =
    named.length > 0
      ? named
      : choices.filter(({ value }) => isMeant((synonyms[value] ?? '').split('|')))
  const [first] = found
  return first && found.length === 1 ? { value: first.value } : { code: 'notAnOption' }
}

const readEmail = (raw: Exclude<RawCell, null>): ReadCell => {
  const text = plainText(raw)
  return isEmailAddress(text) ? { value: text } : { code: 'invalidEmail' }
}

const readPhone = (raw: Exclude<RawCell, null>): ReadCell => {
  const read = readCode(raw)
  if ('code' in read || typeof read.value !== 'string') return read
  const code = refusePhone(read.value)
  return code ? { code } : { value: tidyPhone(read.value) }
}

const READERS: Readonly<
  Record<ImportKind, (raw: Exclude<RawCell, null>, asked: Asked) => ReadCell>
> = {
  text: readText,
  code: readCode,
  number: readNumber,
  day: readDayCell,
  boolean: readYesNo,
  choice: readChoice,
  relation: readText,
  email: readEmail,
  phone: readPhone,
}

/**
 * Parses one cell by the type of its column, strictly: ambiguous values are refused.
 *
 * @param raw the cell
 * @param column the field it fills
 * @param options.style how the numbers of its column are written
 * @param options.today decides the century of a year with two digits
 * @returns the value; `undefined` for an empty cell, which leaves the field as it is, `null` for a
 *   lone `-`, which clears it; a number as canonical text, a day as `YYYY-MM-DD`, a choice as it is
 *   stored, a relation as its text. Or why not: `notADecimal`, `tooManyDecimals`, `tooLarge`,
 *   `textTooLong`, `wholeNumberExpected`, `cellOtherCurrency`, `invalidDate`, `notAnOption`,
 *   `notYesOrNo`, `invalidEmail`, `invalidPhone`, `codeBroken`, `cellIsError`
 */
export const readCell = (
  raw: RawCell | undefined,
  column: ImportColumn,
  { style, today }: { style: NumberStyle; today: Day },
): ReadCell => {
  if (raw === null || raw === undefined) return { value: undefined }
  if (typeof raw === 'string') {
    const text = cleanText(raw)
    if (text === '') return { value: undefined }
    if (text === '-') return { value: null }
    // An apostrophe before it makes a dash literal.
    if (text === "'-") return READERS[column.kind]('-', { column, style, today })
    if (ERROR.test(text)) return { code: 'cellIsError' }
  }
  if (raw instanceof Date && Number.isNaN(raw.getTime())) return { code: 'invalidDate' }
  return READERS[column.kind](raw, { column, style, today })
}
