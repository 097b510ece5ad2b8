import { cleanText } from '../../shared/text/cleanText'

/**
 * What makes two codes (`sku`, `barcode`) the same: neither case nor blanks at the ends count, and
 * the four letters i of Turkish are one, so that `VİDA-1`, `vida-1` and `VIDA-1` are one code
 * no matter who types it, in whatever language. Accents stay: `Ş-1` is not `S-1`. The database's
 * `code_key` does the same, step by step; a test compares them.
 */
export const codeKey = (code: string): string =>
  cleanText(code).normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase()
