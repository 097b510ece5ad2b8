import { toCardinal } from 'n2words/en-GB'
import type { MoneyNouns, MoneyWords } from './moneyWords'

type Noun = readonly [one: string, many: string]
const CENT: Noun = ['cent', 'cents']
const NOUNS: MoneyNouns<Noun> = {
  TRY: { whole: ['Turkish lira', 'Turkish liras'], hundredth: ['kuruş', 'kuruş'] },
  USD: { whole: ['US dollar', 'US dollars'], hundredth: CENT },
  EUR: { whole: ['euro', 'euros'], hundredth: CENT },
}

/** Money in English words. */
export const englishMoney: MoneyWords = {
  link: ' and ',
  count: (number, currency, part) => {
    const [one, many] = NOUNS[currency][part]
    return `${toCardinal(number)} ${number === 1n ? one : many}`
  },
}
