import { codeKey } from './codes'
import { readGs1 } from './gs1'
import { isEan13 } from './symbols'

/** A possible code of a card, with the quantity in the scan. */
export type Candidate = {
  code: string
  /** Pieces, as digits. */
  count?: string
  /** Kilograms, as a canonical decimal. */
  weight?: string
}

/** Longest code of a card. */
export const MAX_SCANNED = 500

/** The symbology prefix of scanners: `]C1`, `]E0`, `]d2`. */
const PREFIX = /^\][A-Za-z][\da-zA-Z]/

/** Equal codes of one article: UPC-A has 12 digits, EAN-13 a zero before them. */
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
 * Possible codes in a scan or input, the likeliest first. The literal text precedes every
 * interpretation: a card may have the code `01234567890128`.
 * @param text as received
 * @param typed the code by the physical keys on a US keyboard layout, which scanners emulate
 *   whatever layout is set
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

/** The code for a new card from a scan: the article number if it contains one. */
export const newCodeOf = (text: string, typed?: string): string => {
  const candidates = candidatesOf(text, typed)
  const article = candidates.find(({ code }) => isEan13(code))
  return (article ?? candidates[0])?.code.replace(PREFIX, '') ?? ''
}

/** The codes of a card that its reader may see. */
type Coded = { sku?: string | null; barcode?: string | null; qrCode?: string | null }

/** True for a card with exactly this code; a QR value may be a URL. */
export const hasCode = ({ sku, barcode, qrCode }: Coded, code: string): boolean => {
  const key = codeKey(code)
  return [sku, barcode].some((one) => one && codeKey(one) === key) || qrCode === code
}

/**
 * The quantity in a scanned code, if it has one.
 * @param unit of the card: kilograms do not apply to counted units
 */
export const scannedQuantity = ({ count, weight }: Candidate, unit: unknown): string | null =>
  unit === 'kg' ? (weight ?? null) : (count ?? null)
