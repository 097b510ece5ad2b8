/**
 * Prefixes that spreadsheets treat as a formula, in every width, also after blanks and direction
 * marks; including apostrophes before them, so that removing one restores the text.
 */
const FORMULA =
  /^'*(?:[\t\r\n\0]|[\s\u200e\u200f\u2066-\u2069\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/**
 * Escapes a text so that no spreadsheet evaluates it in a CSV file. Numbers must not be passed: a
 * negative one would become a text.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text as it was before `escapeFormula`. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
