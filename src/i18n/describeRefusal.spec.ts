import { describe, expect, it } from 'vitest'
import type { RefusalCode, RefusalData } from '@/domain/shared/refusal'
import { describeRefusal } from './describeRefusal'
import type { Locale } from './locales'

const say = (code: RefusalCode, data: RefusalData, locale: Locale = 'tr') =>
  describeRefusal(code, data, locale).message.replace(/[\u2066-\u2069]/g, '')

describe('values of a refusal are written as its reader writes them', () => {
  it.each<[Locale, string, string]>([
    ['tr', '331.957,68', '331.000,00'],
    ['en', '331,957.68', '331,000.00'],
    ['fr', '331\u202f957,68', '331\u202f000,00'],
    ['ar', '331,957.68', '331,000.00'],
  ])('amounts in %s', (locale, total, planned) => {
    const data = { total: 331957.68, planned: 331000 }
    const said = say('instalmentsDiffer', data, locale)
    expect(said).toContain(total)
    expect(said).toContain(planned)
  })

  it('amounts in their currency, or in lira', () => {
    const data = { total: '331957.68', acceptedTotal: 1000 }
    expect(say('acceptedTotalDiffers', { ...data, currency: 'USD' })).toMatch(
      /\$1\.000,00.*\$331\.957,68/,
    )
    expect(say('approvalLimitExceeded', { total: 331957.68, limit: 1000 })).toBe(
      'Teklifin toplamı (₺331.957,68) onay limitinizi (₺1.000,00) aşıyor.',
    )
    // Without the right to read the total.
    expect(say('approvalLimitExceeded', { limit: 1000 }, 'en')).toContain('₺1,000.00')
  })

  it('rates, percents, days, counts and quantities', () => {
    expect(say('rateNotAllowed', { proposed: 43.1 })).toContain('43,10')
    expect(say('rateNotAllowed', { proposed: '43.123456' }, 'en')).toContain('43.123456')
    expect(say('discountLimitExceeded', { discount: 12.5, limit: 10 })).toContain('%12,5')
    expect(say('discountLimitExceeded', { discount: 12.5, limit: 10 }, 'en')).toContain('12.5%')
    expect(say('periodClosed', { day: '2026-03-01' })).toContain('01.03.2026')
    expect(say('exportTooLarge', { max: 250_000 })).toContain('250.000')
    expect(say('exportTooLarge', { max: 250_000 }, 'en')).toContain('250,000')
    // The plural form still depends on the number.
    expect(say('pricesChanged', { count: 1, names: 'x' }, 'en')).not.toContain('{')
    expect(say('pricesChanged', { count: 1200, names: 'x' }, 'en')).toContain('1,200')
  })
})
