const ARABIC_FORMS: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' }

/**
 * The form in which texts are searched and names compared: Turkish lower case, dotless ı as i, no
 * accents or vowel marks, one form for each Arabic letter. Applied to both sides of a comparison;
 * never displayed.
 *
 * @returns `isik insaat` for `IŞIK İNŞAAT`
 */
export const fold = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    // Compatibility forms (ℕ, ㎏) may bring back capitals.
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/[أإآٱىة]/g, (letter) => ARABIC_FORMS[letter] ?? letter)
    .replace(/\u0640/g, '')

/** The digits of a phone, tax number or barcode as ASCII; Arabic-Indic ones are converted. */
export const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[^0-9]/g, '')
