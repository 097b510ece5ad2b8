import { readDecimal } from '@/domain/shared/readDecimal'
import {
  isLabelCount,
  MAX_LABELS,
  refuseOffset,
  type LabelFormat,
} from '@/domain/stock/codes/labelFormats'
import { labelsOnPage } from '@/domain/stock/codes/labels'
import type { Formatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'

/** The typed number, or NaN. */
export const typedNumber = (text: string, locale: Locale): number =>
  Number(readDecimal(text, locale) ?? NaN)

type Words = { t: Translator; locale: Locale; format: Formatters }

/** Parses the typed numbers of the dialog, with an error for each invalid field. */
export const labelNumbers = (
  { t, locale, format }: Words,
  typed: { paper: LabelFormat; copies: string; start: string; x: string; y: string },
) => {
  const numberOf = (text: string) => typedNumber(text, locale)
  const places = labelsOnPage(typed.paper)
  const whole = (text: string, max: number) =>
    isLabelCount(numberOf(text), max)
      ? null
      : t('stockroom.labels.wholeNumber', { max: format.count(max) })
  const offset = (text: string) =>
    refuseOffset(readDecimal(text || '0', locale)) && t('stockroom.labels.offsetNumber')
  return {
    start: numberOf(typed.start),
    offset: { x: numberOf(typed.x || '0'), y: numberOf(typed.y || '0') },
    problems: {
      copies: whole(typed.copies, MAX_LABELS),
      start: whole(typed.start, places),
      x: offset(typed.x),
      y: offset(typed.y),
    },
  }
}
