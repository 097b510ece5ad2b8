import { toCardinal } from 'n2words/tr-TR'
import type { MoneyNouns, MoneyWords } from './moneyWords'

const NOUNS: MoneyNouns<string> = {
  TRY: { whole: 'TürkLirası', hundredth: 'Kuruş' },
  USD: { whole: 'Dolar', hundredth: 'Sent' },
  EUR: { whole: 'Avro', hundredth: 'Sent' },
}

/**
 * Money in Turkish words, written together as on documents, so that nothing can be inserted later.
 */
export const turkishMoney: MoneyWords = {
  link: '',
  count: (number, currency, part) =>
    `${toCardinal(number, { dropSpaces: true })}${NOUNS[currency][part]}`,
}
