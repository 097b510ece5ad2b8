import type { NumberStyle } from '@/domain/imports/imports'
import { cleanText } from '@/domain/shared/text/cleanText'
import { isDecimal, parseDecimal } from '@/domain/shared/decimal'
import type { Day } from '@/domain/shared/day'
import { isEmailAddress } from '@/domain/shared/email'
import { fold } from '@/domain/shared/text/fold'
import { refusePhone, tidyPhone } from '@/domain/shared/phone'
import { typedText } from '@/domain/shared/text/typedText'
import { dayOfSerial, dayOfText } from './dayText'
import { decimalOf, decimalOfNumber, otherCurrencyIn } from './numberText'
import type { ImportColumn, ImportKind, RawCell, ReadCell } from './types'
import { CHOICE_SYNONYMS } from './synonyms'

/** As people write them in the four languages, and as programs do. They are read, and shown nowhere. */
const WORDS = {
  yes: 'evet|e|var|doğru|yes|y|true|oui|o|vrai|نعم|صحيح|1|x|✓|✔',
  no: 'hayır|h|yok|yanlış|no|n|false|non|faux|لا|خطأ|0|✗|✘',
}
const known = (words: string) => new Set(words.split('|').map(fold))
const YES = known(WORDS.yes)
const NO = known(WORDS.no)

/** @returns null for what is neither */
const yesOrNo = (text: string): boolean | null => {
  const word = fold(text.trim())
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

/** A number as spreadsheets shorten long ones: what the digits were is lost. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+\d+$/i
/** From so many digits on spreadsheets put noughts for what they cannot keep. */
const KEPT_DIGITS = 15
/** What stands in a cell whose formula failed, in the languages of spreadsheets. */
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

/** Digits that are no number: one that a spreadsheet has shortened, or rounded, is another code. */
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
 * Reads one cell as its column is meant, strictly: what could be something else is refused.
 *
 * @param raw the cell
 * @param column the field it fills
 * @param options.style how the numbers of its column are written
 * @param options.today decides the century of a year with two digits
 * @returns the value; `undefined` for an empty cell, which leaves the field as it is, `null` for a lone
 *   `-`, which clears it; a number as canonical text, a day as `YYYY-MM-DD`, a choice as it is stored,
 *   a relation as its text. Or why not: `notADecimal`, `tooManyDecimals`, `tooLarge`, `textTooLong`,
 *   `wholeNumberExpected`, `cellOtherCurrency`, `invalidDate`, `notAnOption`, `notYesOrNo`,
 *   `invalidEmail`, `invalidPhone`, `codeBroken`, `cellIsError`
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
    // A dash that means itself is written with an apostrophe before it.
    if (text === "'-") return READERS[column.kind]('-', { column, style, today })
    if (ERROR.test(text)) return { code: 'cellIsError' }
  }
  if (raw instanceof Date && Number.isNaN(raw.getTime())) return { code: 'invalidDate' }
  return READERS[column.kind](raw, { column, style, today })
}
