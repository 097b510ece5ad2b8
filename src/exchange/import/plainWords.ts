import { fold } from '@/domain/shared/text/fold'

/**
 * A name in lower case, without punctuation, surrounding blanks and accents: `Satış fiyatı (₺) *` →
 * `satis fiyati`.
 */
export const plainWords = (text: string): string =>
  fold(text)
    .replace(/[([].*?[)\]]/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same including text in brackets. */
export const allWords = (text: string): string =>
  fold(text)
    .replace(/[₺]/g, ' try ')
    .replace(/[$]/g, ' usd ')
    .replace(/[€]/g, ' eur ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
