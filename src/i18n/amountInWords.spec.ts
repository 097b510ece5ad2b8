import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency } from '@/domain/shared/currency'
import { amountInWords } from './amountInWords'
import { LOCALES } from './locales'
import { arabicNumber } from './numberWords/arabicNumber'
import { turkishMoney } from './numberWords/turkishMoney'

const inWords = (locale: (typeof LOCALES)[number], amount: string, currency: Currency = 'TRY') =>
  amountInWords({ amount, currency, locale })

describe('amountInWords', () => {
  it.each([
    ['1234.56', 'binikiyüzotuzdörtTürkLirasıellialtıKuruş'],
    ['1000', 'binTürkLirası'],
    ['1001', 'binbirTürkLirası'],
    ['101000', 'yüzbirbinTürkLirası'],
    ['301661', 'üçyüzbirbinaltıyüzaltmışbirTürkLirası'],
    ['1001000', 'birmilyonbinTürkLirası'],
    ['0', 'sıfırTürkLirası'],
    ['0.10', 'onKuruş'],
    ['0.29', 'yirmidokuzKuruş'],
    ['1.005', 'birTürkLirasıbirKuruş'],
  ])('tr: %s', (amount, words) => expect(inWords('tr', amount)).toBe(words))

  it.each<[string, Currency, string]>([
    ['1234.56', 'USD', 'binikiyüzotuzdörtDolarellialtıSent'],
    ['1', 'EUR', 'birAvro'],
  ])('tr: %s %s', (amount, currency, words) => expect(inWords('tr', amount, currency)).toBe(words))

  it.each<[string, Currency, string]>([
    [
      '1234.56',
      'TRY',
      'one thousand two hundred and thirty-four Turkish liras and fifty-six kuruş',
    ],
    ['1', 'USD', 'one US dollar'],
    ['1.01', 'EUR', 'one euro and one cent'],
    ['101000', 'EUR', 'one hundred and one thousand euros'],
  ])('en: %s %s', (amount, currency, words) => expect(inWords('en', amount, currency)).toBe(words))

  it.each<[string, Currency, string]>([
    ['1234.56', 'TRY', 'mille deux cent trente-quatre livres turques et cinquante-six kuruş'],
    ['1', 'TRY', 'une livre turque'],
    ['21', 'TRY', 'vingt et une livres turques'],
    ['21', 'EUR', 'vingt et un euros'],
    ['81', 'TRY', 'quatre-vingt-une livres turques'],
    ['0.21', 'EUR', 'vingt et un centimes'],
    ['1000000', 'TRY', 'un million de livres turques'],
    ['2000000', 'EUR', 'deux millions d’euros'],
    ['2000001', 'EUR', 'deux millions un euros'],
    ['80', 'USD', 'quatre-vingts dollars américains'],
    ['80000', 'USD', 'quatre-vingt mille dollars américains'],
  ])('fr: %s %s', (amount, currency, words) => expect(inWords('fr', amount, currency)).toBe(words))

  it.each<[string, Currency, string]>([
    ['0', 'TRY', 'صفر ليرة تركية'],
    ['1', 'TRY', 'ليرة تركية واحدة'],
    ['2', 'TRY', 'ليرتان تركيتان'],
    ['3', 'TRY', 'ثلاث ليرات تركية'],
    ['8', 'TRY', 'ثماني ليرات تركية'],
    ['10', 'TRY', 'عشر ليرات تركية'],
    ['10', 'USD', 'عشرة دولارات أمريكية'],
    ['11', 'TRY', 'إحدى عشرة ليرة تركية'],
    ['11', 'USD', 'أحد عشر دولاراً أمريكياً'],
    ['12', 'TRY', 'اثنتا عشرة ليرة تركية'],
    ['18', 'TRY', 'ثماني عشرة ليرة تركية'],
    ['18', 'USD', 'ثمانية عشر دولاراً أمريكياً'],
    ['21', 'TRY', 'إحدى وعشرون ليرة تركية'],
    ['28', 'TRY', 'ثمان وعشرون ليرة تركية'],
    ['100', 'TRY', 'مائة ليرة تركية'],
    ['200', 'TRY', 'مائتا ليرة تركية'],
    ['1001', 'TRY', 'ألف ليرة تركية وليرة تركية واحدة'],
    ['102', 'USD', 'مائة دولار أمريكي ودولاران أمريكيان'],
    ['108', 'TRY', 'مائة وثماني ليرات تركية'],
    ['2000', 'TRY', 'ألفا ليرة تركية'],
    ['11000', 'TRY', 'أحد عشر ألف ليرة تركية'],
    ['11500', 'TRY', 'أحد عشر ألفاً وخمسمائة ليرة تركية'],
    ['1234.56', 'TRY', 'ألف ومائتان وأربع وثلاثون ليرة تركية وستة وخمسون قرشاً'],
    ['0.03', 'TRY', 'ثلاثة قروش'],
    ['5.02', 'EUR', 'خمسة يورو وسنتان'],
  ])('ar: %s %s', (amount, currency, words) => expect(inWords('ar', amount, currency)).toBe(words))

  it('refuses less than nothing', () => {
    expect(() => inWords('tr', '-0.01')).toThrow(RangeError)
  })

  const amounts = fc
    .bigInt({ min: 0n, max: 99_999_999_999_999n })
    .map((all) => `${all / 100n}.${String(all % 100n).padStart(2, '0')}`)

  it.each(LOCALES)('%s: any amount is words, and no two amounts are the same words', (locale) => {
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(...CURRENCIES), (one, other, currency) => {
        const [words, others] = [one, other].map((amount) => inWords(locale, amount, currency))
        expect(words).not.toMatch(/\d|undefined| {2}|^ | $/)
        expect(words === others).toBe(Number(one) === Number(other))
      }),
      { numRuns: 500 },
    )
  })
})

describe('arabicNumber', () => {
  it.each([
    [101_000n, 'مائة وواحد ألف'],
    [102_000n, 'مائة واثنان ألف'],
    [11_000n, 'أحد عشر ألفاً'],
    [2_000n, 'ألفان'],
    [3_000n, 'ثلاثة آلاف'],
    [200_000n, 'مائتا ألف'],
    [2_000_000n, 'مليونان'],
    [1_000_000_000_000n, 'تريليون'],
  ])('%s', (number, words) => expect(arabicNumber(number, 'masculine')).toBe(words))
})

describe('turkishMoney', () => {
  const VALUES: Readonly<Record<string, bigint>> = Object.fromEntries(
    [
      'bir iki üç dört beş altı yedi sekiz dokuz'.split(' ').map((word, at) => [word, at + 1]),
      'on yirmi otuz kırk elli altmış yetmiş seksen doksan'
        .split(' ')
        .map((word, at) => [word, (at + 1) * 10]),
    ]
      .flat()
      .map(([word, value]) => [word, BigInt(value ?? 0)]),
  )
  const SCALES: Readonly<Record<string, bigint>> = {
    bin: 1000n,
    milyon: 1_000_000n,
    milyar: 1_000_000_000n,
    trilyon: 1_000_000_000_000n,
  }
  const WORD =
    /trilyon|milyar|milyon|bin|yüz|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on/g

  /** Parses the words back, by the rules of the language. */
  const read = (words: string): bigint => {
    let [total, group] = [0n, 0n]
    for (const [word] of words.matchAll(WORD)) {
      const scale = SCALES[word]
      if (scale) {
        total += (group || 1n) * scale
        group = 0n
      } else if (word === 'yüz') group = (group || 1n) * 100n
      else group += VALUES[word] ?? 0n
    }
    return total + group
  }

  it('says every number so that it can be read back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999_999n }), (number) => {
        const words = turkishMoney.count(number, 'TRY', 'whole').replace('TürkLirası', '')
        expect(read(words)).toBe(number)
      }),
      { numRuns: 500 },
    )
  })
})
