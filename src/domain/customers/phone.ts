import { digitsOf } from '../shared/fold'

/**
 * The form in which phones are searched: digits only, without what people add or leave out in
 * front of a Turkish number (`+90`, `0090`, `0`). The text itself is stored as it was typed.
 *
 * @returns `5321234567` for `+90 (532) 123 45 67`; other countries keep their code
 */
export const phoneKeyOf = (text: string): string => {
  const digits = digitsOf(text).replace(/^00/, '')
  if (/^90[0-9]{10}$/.test(digits)) return digits.slice(2)
  if (/^0[0-9]{10}$/.test(digits)) return digits.slice(1)
  return digits
}
