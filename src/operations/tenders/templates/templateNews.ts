import type { ReplacedRate } from '@/domain/tenders/totals/replacedRates'
import type { LineNews } from '@/domain/tenders/templates'
import type { Currency } from '@/domain/shared/currency'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The changes in a template's lines, for the internal note of the new tender.
 * @returns paragraphs of formatted text; empty without changes
 */
export const templateNews = (
  news: { lines: readonly LineNews[]; taxRates: readonly ReplacedRate[] },
  { currency, locale }: { currency: Currency; locale: Locale },
): string => {
  if (news.lines.length + news.taxRates.length === 0) return ''
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const money = (amount: number) => format.price(amount)
  const priced = news.lines.map((one) =>
    one.kind === 'gone'
      ? t('tenderTemplates.news.gone', { name: one.name })
      : t('tenderTemplates.news.repriced', {
          name: one.name,
          before: money(one.before),
          after: money(one.after),
          currency,
        }),
  )
  const taxed = news.taxRates.map(({ from, to, lines }) =>
    t('tenders.notices.taxRateReplaced', {
      from: format.percent(from),
      to: format.percent(to),
      lines,
    }),
  )
  const items = [...priced, ...taxed].map((text) => `<li>${escaped(text)}</li>`).join('')
  return `<p>${escaped(t('tenderTemplates.news.title'))}</p><ul>${items}</ul>`
}
