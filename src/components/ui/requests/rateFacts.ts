import { RATE_SOURCES, type RateSource } from '@/domain/rates/rates'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'

const isSource = (value: unknown): value is RateSource =>
  (RATE_SOURCES as readonly unknown[]).includes(value)

/** Source and day of a rate as one text; null if neither is stored. */
export const rateFacts = (
  { day, source }: { day: unknown; source: unknown },
  { t, format }: { t: Translator; format: Formatters },
): string | null => {
  if (!isSource(source)) return null
  const on = typeof day === 'string' ? format.day(day) : ''
  const said = t(`tenders.rateSources.${source}`)
  return on ? t('currencyRates.proposal.facts', { source: said, day: on }) : said
}
