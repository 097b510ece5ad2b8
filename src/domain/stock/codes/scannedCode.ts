import { codeKey } from './codes'
import { readGs1 } from './gs1'
import { isEan13 } from './symbols'

/** A code that a card may have, and what the scan says of quantities. */
export type Candidate = {
  code: string
  /** Pieces, as digits. */
  count?: string
  /** Kilograms, as a canonical decimal. */
  weight?: string
}

/** No code of a card is longer. */
export const MAX_SCANNED = 500

/** What scanners put before a code to say of which symbol it is: `]C1`, `]E0`, `]d2`. */
const PREFIX = /^\][A-Za-z][\da-zA-Z]/

/** One article, whatever is printed: UPC-A has 12 digits, EAN-13 a zero before them. */
const sameArticle = (code: string): string[] => {
  if (/^\d{12}$/.test(code)) return [`0${code}`]
  if (/^0\d{12}$/.test(code)) return [code.slice(1)]
  if (/^0\d{13}$/.test(code)) return [code.slice(1), ...sameArticle(code.slice(1))]
  return []
}

const ofGs1 = (text: string): Candidate[] => {
  const read = readGs1(text)
  if (!read?.gtin) return []
  const { gtin, count, weight } = read
  const about = { ...(count !== null && { count }), ...(weight !== null && { weight }) }
  return [gtin, ...sameArticle(gtin)].map((code) => ({ code, ...about }))
}

/**
 * What a scanner, a camera or a person may have meant, the likeliest first. What stands there
 * letter for letter beats everything that is read into it: a card may have the code
 * `01234567890128`.
 * @param text as it came
 * @param typed the same keys on an American keyboard: scanners press those, whatever the layout
 */
export const candidatesOf = (text: string, typed?: string): Candidate[] => {
  const sent = [text, typed ?? text]
    .map((one) => one.trim())
    .filter((one) => one.length <= MAX_SCANNED)
  const bare = sent.map((one) => one.replace(PREFIX, ''))
  const all = [...sent, ...bare]
  const candidates = [
    ...all.map((code): Candidate => ({ code })),
    ...all.flatMap(sameArticle).map((code): Candidate => ({ code })),
    ...all.flatMap(ofGs1),
  ]
  const known = new Set<string>()
  return candidates.filter(({ code }) => {
    const key = codeKey(code)
    return key !== '' && !known.has(key) && Boolean(known.add(key))
  })
}

/** The code for a new card that was scanned: the article's number where it holds one. */
export const newCodeOf = (text: string, typed?: string): string => {
  const candidates = candidatesOf(text, typed)
  const article = candidates.find(({ code }) => isEan13(code))
  return (article ?? candidates[0])?.code.replace(PREFIX, '') ?? ''
}

/** Codes of a card, as far as its reader sees them. */
type Coded = { sku?: string | null; barcode?: string | null; qrCode?: string | null }

/** True for a card that has exactly this code; what a QR code holds may be an address. */
export const hasCode = ({ sku, barcode, qrCode }: Coded, code: string): boolean => {
  const key = codeKey(code)
  return [sku, barcode].some((one) => one && codeKey(one) === key) || qrCode === code
}

/**
 * How much of a card was scanned, where the code says so.
 * @param unit of the card: kilograms are of no use to one that is counted
 */
export const scannedQuantity = ({ count, weight }: Candidate, unit: unknown): string | null =>
  unit === 'kg' ? (weight ?? null) : (count ?? null)
