import { toCardinal } from 'n2words/fr-FR'
import type { MoneyNouns, MoneyWords } from './moneyWords'

type Noun = { one: string; many: string; isFeminine?: boolean }
const CENTIME: Noun = { one: 'centime', many: 'centimes' }
const NOUNS: MoneyNouns<Noun> = {
  TRY: {
    whole: { one: 'livre turque', many: 'livres turques', isFeminine: true },
    hundredth: { one: 'kuruş', many: 'kuruş' },
  },
  USD: { whole: { one: 'dollar américain', many: 'dollars américains' }, hundredth: CENTIME },
  EUR: { whole: { one: 'euro', many: 'euros' }, hundredth: CENTIME },
}

/** `un million de livres`, `d’euros`: those words are nouns themselves. */
const linkAfter = (words: string, noun: string): string => {
  if (!/(million|milliard|billion)s?$/.test(words)) return ' '
  return /^[aeiou]/.test(noun) ? ' d’' : ' de '
}

const count = (number: bigint, { one, many, isFeminine }: Noun): string => {
  const noun = number < 2n ? one : many
  const words = toCardinal(number)
  const agreed = isFeminine ? words.replace(/(^|[\s-])un$/, '$1une') : words
  return `${agreed}${linkAfter(agreed, noun)}${noun}`
}

/** Money in French words. */
export const frenchMoney: MoneyWords = {
  link: ' et ',
  count: (number, currency, part) => count(number, NOUNS[currency][part]),
}
