import { Unreadable } from './unread.mjs'

/** In order of preference when a file parses with several delimiters. */
const DELIMITERS = [';', '\t', '|', ',']
/** Number of records examined to detect the delimiter. */
const LOOKED_AT = 20
const QUOTE = '"'

/**
 * The records of a text, one at a time. A field with special characters is quoted; quotes within
 * are doubled. A quote inside an unquoted field is literal (`Boru 1/2"`), and so is text after a
 * closing quote.
 *
 * @param {string} text
 * @param {string} delimiter
 * @returns {Generator<{ fields: string[], line: number, isOpen: boolean }>} `line`: of its
 *   beginning, from 1; `isOpen`: the text ends within a quoted field
 */
export function* csvRecords(text, delimiter) {
  let [at, line] = [0, 1]
  while (at < text.length) {
    const record = { fields: /** @type {string[]} */ ([]), line, isOpen: false }
    for (;;) {
      let field = ''
      if (text[at] === QUOTE) {
        at += 1
        for (;;) {
          const end = text.indexOf(QUOTE, at)
          if (end === -1) {
            record.isOpen = true
            field += text.slice(at)
            at = text.length
            break
          }
          field += text.slice(at, end)
          at = end + 1
          if (text[at] !== QUOTE) break
          field += QUOTE
          at += 1
        }
        line += (field.match(/\r\n|\r|\n/g) ?? []).length
      }
      let end = at
      while (
        end < text.length &&
        text[end] !== delimiter &&
        text[end] !== '\n' &&
        text[end] !== '\r'
      )
        end += 1
      record.fields.push(field + text.slice(at, end))
      at = end + 1
      if (text[end] === delimiter) continue
      if (text[end] === '\r' && text[at] === '\n') at += 1
      line += 1
      break
    }
    yield record
  }
}

/** How well a delimiter fits: the share of records with the same number of fields, and that number. */
const fitOf = (text, delimiter) => {
  const counts = new Map()
  let seen = 0
  for (const { fields } of csvRecords(text, delimiter)) {
    if (fields.length === 1 && fields[0].trim() === '') continue
    counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1)
    seen += 1
    if (seen === LOOKED_AT) break
  }
  const several = [...counts].filter(([fields]) => fields > 1)
  const [fields = 1, records = 0] = several.sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  return { delimiter, fields, share: seen === 0 ? 0 : records / seen }
}

/**
 * The delimiter that gives most records the same number of fields, at least two.
 * @param {string} text
 */
export const delimiterOf = (text) => {
  const [first] = DELIMITERS.map((delimiter) => fitOf(text, delimiter)).sort(
    (a, b) => b.share - a.share || b.fields - a.fields,
  )
  return first && first.share > 0 ? first.delimiter : ';'
}

/** `sep=;`, a first line that tells Excel the delimiter; it is not data. */
const SEP = /^sep=(.)(?:\r\n|\r|\n|$)/i

/**
 * The cells of a text, and the line on which each row begins.
 *
 * @param {string} text
 * @returns {{ delimiter: string, rows: Iterable<{ cells: string[], number: number }> }}
 * @throws {Unreadable} while read: `importUnclosedQuote` with the line on which it begins
 */
export const readCsv = (text) => {
  const said = SEP.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const delimiter = said?.[1] ?? delimiterOf(body)
  const rows = function* () {
    for (const { fields, line, isOpen } of csvRecords(body, delimiter)) {
      const number = said ? line + 1 : line
      if (isOpen) throw new Unreadable('importUnclosedQuote', { line: number })
      yield { cells: fields, number }
    }
  }
  return { delimiter, rows: rows() }
}
