import { cleanText } from '../../shared/text/cleanText'

/**
 * The key by which two codes (`sku`, `barcode`) are equal: case and surrounding blanks are ignored,
 * and the four Turkish letters i are one, so that `VİDA-1`, `vida-1` and `VIDA-1` are one code,
 * whatever the language of the user. Accents stay: `Ş-1` is not `S-1`. The database's `code_key`
 * does the same, step by step; a test compares them.
 */
export const codeKey = (code: string): string =>
  cleanText(code).normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase()
