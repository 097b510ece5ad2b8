import type { Currency } from '@/domain/shared/currency'
import { round2, toDecimal, type Numeric } from '@/domain/shared/money'
import type { Locale } from './locales'
import { arabicMoney } from './numberWords/arabicMoney'
import { englishMoney } from './numberWords/englishMoney'
import { frenchMoney } from './numberWords/frenchMoney'
import type { MoneyWords } from './numberWords/moneyWords'
import { turkishMoney } from './numberWords/turkishMoney'

const WORDS: Readonly<Record<Locale, MoneyWords>> = {
  tr: turkishMoney,
  en: englishMoney,
  fr: frenchMoney,
  ar: arabicMoney,
}

/**
 * An amount of money in words, as printed under the total of a quotation.
 * @param args.amount not negative, below 10¹⁵; read as whole hundredths, never as a binary fraction
 * @throws RangeError for a negative amount: a bug, not invalid input
 */
export const amountInWords = (args: {
  amount: Numeric
  currency: Currency
  locale: Locale
}): string => {
  const { amount, currency, locale } = args
  const all = BigInt(round2(toDecimal(amount)).mul(100).toFixed(0))
  if (all < 0n) throw new RangeError('negative amount')
  const { count, link } = WORDS[locale]
  const [whole, hundredths] = [all / 100n, all % 100n]
  const parts = [
    ...(whole > 0n || hundredths === 0n ? [count(whole, currency, 'whole')] : []),
    ...(hundredths > 0n ? [count(hundredths, currency, 'hundredth')] : []),
  ]
  return parts.join(link)
}
