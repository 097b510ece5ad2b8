import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '../lists/searchTerm'
import { fold } from '../shared/text/fold'

/**
 * How a column of codes is compared: in a `code`, separators are ignored; in a `number`
 * (`TKF-2026-00072-R2`), also the leading zeros of its counter.
 */
export type CodeKind = 'code' | 'number'

/** What people and printers write between the parts of a code. */
const SEPARATORS = ['-', ' ', '.', '/', '_']
/** The separators, and the dashes into which word processors turn hyphens. */
const SEPARATOR = /[-\s./_‐‒–—−]+/g

/** A code with more parts is searched only as typed and without separators, to bound the cost. */
const MAX_PARTS = 5

/** The folded form with ASCII digits: Arabic keyboards type others. */
const asciiForm = (text: string): string =>
  fold(text)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))

/** A code without separators: `abc99x` for `ABC-99 X`. */
export const bareCode = (text: string): string => asciiForm(text).replace(SEPARATOR, '')

/**
 * The term to search columns of codes with. Digits in groups are one code, not independent words.
 *
 * @returns `8690-0000-0001-2` for `8690 0000 0001 2`; the term itself for anything else
 */
export const codeTermOf = (term: string): string => {
  const form = asciiForm(term).trim()
  return /^[0-9]*$/.test(form.replace(SEPARATOR, '')) ? form.replace(/\s+/g, '-') : term
}

/** Runs of one character class: no separator is expected inside them. */
const RUNS = /\p{L}+|[0-9]+|[^\p{L}0-9]+/gu

/**
 * The ways to write a code: its parts joined by the same separator, or by none; for three parts also
 * with a hyphen between two of them only.
 */
const codeFormsOf = (form: string, bare: string): string[] => {
  const parts = form.split(SEPARATOR).flatMap((part) => part.match(RUNS) ?? [])
  if (parts.length > MAX_PARTS) return [bare]
  const [first, second, third] = parts
  return [
    bare,
    ...SEPARATORS.map((separator) => parts.join(separator)),
    ...(parts.length === 3 ? [`${first}${second}-${third}`, `${first}-${second}${third}`] : []),
  ]
}

const NUMBER = /^([a-z]*)((?:19|20)[0-9]{2})([0-9]*)(r[0-9]+)?$/
/** Digits of a counter, as padded by `tenderNumber`. */
const COUNTER_LENGTH = 5

const numberFormsOf = (bare: string): string[] => {
  const [, prefix = '', year = '', counter = '', revision = ''] = NUMBER.exec(bare) ?? []
  if (!year) return []
  const missing = counter === '' ? 0 : Math.max(COUNTER_LENGTH - counter.length, 0)
  const join = (...parts: string[]): string => parts.filter(Boolean).join('-')
  return Array.from({ length: missing + 1 }, (_, zeros) =>
    join(prefix, year, `${'0'.repeat(zeros)}${counter}`, revision),
  )
}

/**
 * The folded texts under which a code may be stored. They are few and literal, so that a trigram
 * index looks each of them up; a regular expression with gaps for separators would have whole tables
 * read (decision 0090).
 *
 * @param args.text as typed: the whole of a code or a part of it
 * @returns the folded text itself first, and alone when it is no code: without a digit, shorter than
 *   3 or longer than 100 letters and digits
 */
export const codeForms = ({ kind, text }: { kind: CodeKind; text: string }): string[] => {
  const folded = fold(text)
  const form = asciiForm(text)
  const bare = bareCode(text)
  const { length } = [...bare]
  if (!/[0-9]/.test(bare) || length < MIN_SEARCH_LENGTH || length > MAX_SEARCH_LENGTH)
    return [folded]
  const others = kind === 'number' ? numberFormsOf(bare) : codeFormsOf(form, bare)
  return [...new Set([folded, form, ...others])]
}
