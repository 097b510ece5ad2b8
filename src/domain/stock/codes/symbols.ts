/** Symbologies for the code of a card. */
export const SYMBOLS = ['ean13', 'code128', 'qr'] as const
export type SymbolKind = (typeof SYMBOLS)[number]

/** Quiet zone in modules on either side of a symbol. */
export const QUIET: Readonly<Record<SymbolKind, { before: number; after: number }>> = {
  ean13: { before: 11, after: 7 },
  code128: { before: 10, after: 10 },
  qr: { before: 4, after: 4 },
}

const EAN13_MODULES = 95

/** The check digit of a GTIN: weights 3, 1, 3 … from the right. */
export const checkDigit = (digits: string): number => {
  const total = [...digits]
    .reverse()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (total % 10)) % 10
}

/** True for thirteen digits with a valid check digit. */
export const isEan13 = (code: string): boolean =>
  /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12])

/** Printable ASCII: all that Code 128 encodes the same for every reader. */
const PRINTED_ASCII = /^[\x20-\x7e]+$/

/** The bar symbology for a code; null if it has characters that bars cannot encode. */
export const barsOf = (code: string): 'ean13' | 'code128' | null => {
  if (isEan13(code)) return 'ean13'
  return PRINTED_ASCII.test(code) ? 'code128' : null
}

type Costs = { pairs: number; letters: number }

/**
 * Width of a text in Code 128 modules: eleven for the start, each codeword and the check, thirteen
 * for the stop. Pairs of digits are one codeword in set C, each change of set is one more.
 */
export const code128Modules = (text: string): number => {
  let costs: Costs[] = [{ pairs: 0, letters: 0 }]
  for (let end = 1; end <= text.length; end += 1) {
    const before = costs[end - 1] as Costs
    const pair = /^\d\d$/.test(text.slice(Math.max(0, end - 2), end)) ? costs[end - 2] : undefined
    // The start selects a set: the first one costs no change.
    const letters = Math.min(before.letters, before.pairs + 1) + 1
    const pairs = pair ? Math.min(pair.pairs, pair.letters + 1) + 1 : Infinity
    costs = [...costs, { pairs, letters }]
  }
  const { pairs, letters } = costs[text.length] as Costs
  return 11 * (Math.min(pairs, letters) + 2) + 13
}

/** Capacity of QR codes of level M, from version 1 on: digits, capitals with some signs, bytes. */
const QR_ROOM: readonly (readonly [digits: number, capitals: number, bytes: number])[] = [
  [34, 20, 14],
  [63, 38, 26],
  [101, 61, 42],
  [149, 90, 62],
  [202, 122, 84],
  [255, 154, 106],
  [293, 178, 122],
  [365, 221, 152],
  [432, 262, 180],
  [513, 311, 213],
  [604, 366, 251],
  [691, 419, 287],
  [796, 483, 331],
  [871, 528, 362],
  [991, 600, 412],
  [1082, 656, 450],
  [1212, 734, 504],
  [1346, 816, 560],
  [1500, 909, 624],
  [1600, 970, 666],
]

/** The smallest QR version of level M for a text; null if it is too long. */
export const qrVersion = (text: string): number | null => {
  const kind = /^\d+$/.test(text) ? 0 : /^[\dA-Z $%*+\-./:]+$/.test(text) ? 1 : 2
  const { length } = new TextEncoder().encode(text)
  const at = QR_ROOM.findIndex((room) => room[kind] >= length)
  return at < 0 ? null : at + 1
}

/** Width of a code in modules, without the quiet zone; null if the symbology cannot encode it. */
export const modulesOf = (kind: SymbolKind, text: string): number | null => {
  if (kind === 'ean13') return EAN13_MODULES
  if (kind === 'code128') return code128Modules(text)
  const version = qrVersion(text)
  return version === null ? null : 17 + 4 * version
}
