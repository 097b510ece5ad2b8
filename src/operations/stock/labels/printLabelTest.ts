import type { PayloadRequest } from 'payload'
import type { LabelFormat } from '@/domain/stock/codes/labelFormats'
import { LABEL_SHEETS, labelsOnPage, placeLabels, rulersOf } from '@/domain/stock/codes/labels'
import type { Locale } from '@/i18n/locales'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import { typeset } from '@/lib/typst/typeset'
import type { Work } from '@/lib/typst/typesetter'
import { companyToday } from '@/queries/settings/companyToday'
import { paperTurn } from '../../shared/paperTurn'

type Offset = { x: number; y: number }

/**
 * Input of the typesetter for a test page: the border of every label at its print position, and a
 * ruler in each direction in the middle of the page.
 * @param args.today of the file, `2026-03-01`
 */
export const labelTestWork = (args: {
  format: LabelFormat
  offset: Offset
  title: string
  locale: Locale
  today: string
}): Work => {
  const { format, offset, title, locale, today } = args
  const { page, label } = LABEL_SHEETS[format]
  const [year, month, day] = today.split('-').map(Number)
  const places = placeLabels({ format, count: labelsOnPage(format), start: 1, offset })
  const paper = {
    title,
    locale,
    date: { year, month, day },
    page,
    label,
    places: places.map(({ x, y }) => ({ x, y })),
    rulers: rulersOf(format),
  }
  return {
    paper: 'labelTest',
    inputs: { paper: JSON.stringify(paper) },
    files: {},
    timestamp: Math.floor(Date.parse(`${today}T12:00:00Z`) / 1000),
  }
}

/**
 * A test page of a label format as a PDF, for users who may read cards.
 * @param asked.offsetX the printer's offset, in millimetres; `offsetY` downwards
 * @throws Refusal `overloaded` when too many documents are queued
 */
export const printLabelTest = async (
  req: PayloadRequest,
  asked: { format: LabelFormat; offsetX: number | null; offsetY: number | null },
): Promise<{ pdf: Uint8Array; fileName: string }> => {
  const { format, offsetX, offsetY } = asked
  const locale = localeOfRequest(req)
  const title = createTranslator(locale)('stockroom.labels.testTitle')
  const today = await companyToday(req)
  const offset = { x: offsetX ?? 0, y: offsetY ?? 0 }
  const { pdf } = await typeset(
    labelTestWork({ format, offset, title, locale, today }),
    paperTurn(req, 'bulk'),
  )
  return { pdf, fileName: `${title} ${today}.pdf` }
}
