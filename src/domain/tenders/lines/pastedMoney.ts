/** Alternative notations of currency codes. */
const CODES: Readonly<Record<string, string>> = {
  '₺': 'TRY',
  TL: 'TRY',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
}

const MONEY = /[₺$€£]|(?<!\p{L})(?:TL|TRY|USD|EUR|GBP)(?!\p{L})/giu
const SIGNS = new RegExp(`%|٪|${MONEY.source}`, MONEY.flags)

/** A number without the sign or code of a currency or a percent sign. */
export const bareNumber = (text: string): string => text.replace(SIGNS, '').trim()

/**
 * All currencies named in a text by sign or code, supported or not.
 * @returns empty if there are none
 */
export const currenciesIn = (text: string): string[] =>
  [...text.matchAll(MONEY)].map(([sign]) => CODES[sign.toUpperCase()] ?? sign.toUpperCase())
