/** What people write beside an amount in the place of a code, by the currency they mean. */
const CODES: Readonly<Record<string, string>> = {
  '₺': 'TRY',
  TL: 'TRY',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
}

const MONEY = /[₺$€£]|(?<!\p{L})(?:TL|TRY|USD|EUR|GBP)(?!\p{L})/giu
const SIGNS = new RegExp(`%|٪|${MONEY.source}`, MONEY.flags)

/** A text without what may stand round a number: the sign or code of a currency, a percent sign. */
export const bareNumber = (text: string): string => text.replace(SIGNS, '').trim()

/**
 * The currencies a text names by a sign or a code, ours or not.
 * @returns none where it names none
 */
export const currenciesIn = (text: string): string[] =>
  [...text.matchAll(MONEY)].map(([sign]) => CODES[sign.toUpperCase()] ?? sign.toUpperCase())
