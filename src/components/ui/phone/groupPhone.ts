import { tidyPhone } from '@/domain/shared/phone'

/** Numbers without a country are the company's own. */
const HOME = 'TR'

/**
 * Formats a number in the groups of its country: `0532 111 22 33`, `+33 1 42 27 81 86`. Anything
 * but a single valid number, such as one with an extension, stays as typed. The numbering plans of
 * all countries are loaded on first use.
 */
export const groupPhone = async (text: string): Promise<string> => {
  const tidy = tidyPhone(text)
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const number = parsePhoneNumberFromString(tidy, HOME)
  if (!number?.isValid() || number.ext) return tidy
  if (/^(\+|00)/.test(tidy)) return number.formatInternational()
  return number.formatNational().replace(/[()]/g, '')
}
