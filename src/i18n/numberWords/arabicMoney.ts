import { arabicCount, type CountedNoun } from './arabicNumber'
import type { MoneyNouns, MoneyWords } from './moneyWords'

const CENT: CountedNoun = {
  gender: 'masculine',
  single: 'سنت واحد',
  pair: 'سنتان',
  few: 'سنتات',
  many: 'سنتاً',
  plain: 'سنت',
}

const NOUNS: MoneyNouns<CountedNoun> = {
  TRY: {
    whole: {
      gender: 'feminine',
      single: 'ليرة تركية واحدة',
      pair: 'ليرتان تركيتان',
      few: 'ليرات تركية',
      many: 'ليرة تركية',
      plain: 'ليرة تركية',
    },
    hundredth: {
      gender: 'masculine',
      single: 'قرش واحد',
      pair: 'قرشان',
      few: 'قروش',
      many: 'قرشاً',
      plain: 'قرش',
    },
  },
  USD: {
    whole: {
      gender: 'masculine',
      single: 'دولار أمريكي واحد',
      pair: 'دولاران أمريكيان',
      few: 'دولارات أمريكية',
      many: 'دولاراً أمريكياً',
      plain: 'دولار أمريكي',
    },
    hundredth: CENT,
  },
  EUR: {
    whole: {
      gender: 'masculine',
      single: 'يورو واحد',
      pair: 'اثنان يورو',
      few: 'يورو',
      many: 'يورو',
      plain: 'يورو',
    },
    hundredth: CENT,
  },
}

/** Money in Arabic words. */
export const arabicMoney: MoneyWords = {
  link: ' و',
  count: (number, currency, part) => arabicCount(number, NOUNS[currency][part]),
}
