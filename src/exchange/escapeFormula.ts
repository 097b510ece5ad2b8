/**
 * What spreadsheets take for the beginning of a formula, in every width, also behind blanks and
 * marks of direction; and the apostrophes before it, so that taking one off gives the text back.
 */
const FORMULA =
  /^'*(?:[\t\r\n\0]|[\s\u200e\u200f\u2066-\u2069\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/**
 * A text that no spreadsheet computes when it opens a file of plain text. Numbers are no texts: they
 * are never given to this.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before `escapeFormula`. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
