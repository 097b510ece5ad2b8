import type { PayloadRequest } from 'payload'
import type { LabelledCard } from '@/catalog/commands/stockroom'
import { Refusal, refuseFields } from '@/domain/shared/refusal'
import { isLabelCount, type LabelFormat } from '@/domain/stock/codes/labelFormats'
import { fitSymbol, labelsOnPage } from '@/domain/stock/codes/labels'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import { typeset } from '@/lib/typst/typeset'
import { companyToday } from '@/queries/settings/companyToday'
import { paperTurn } from '../../shared/paperTurn'
import { labelsWork, type PrintedCard } from './labelsWork'

type Codes = Record<'name' | 'sku' | 'barcode' | 'qrCode', string | null>

const FIELDS = { name: true, sku: true, barcode: true, qrCode: true } as const

/** The readable fields of these cards: unreadable ones are not printed. */
const readCards = async (req: PayloadRequest, ids: number[]): Promise<Map<number, Codes>> => {
  const { docs } = await req.payload.find({
    collection: 'stock-cards',
    where: { id: { in: ids } },
    select: FIELDS,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return new Map(
    docs.map(({ id, name, sku, barcode, qrCode }) => [
      Number(id),
      { name: textOf(name), sku: textOf(sku), barcode: textOf(barcode), qrCode: textOf(qrCode) },
    ]),
  )
}

const printedCards = async (
  req: PayloadRequest,
  { cards, format }: { cards: readonly LabelledCard[]; format: LabelFormat },
): Promise<PrintedCard[]> => {
  const found = await readCards(req, [...new Set(cards.map(({ card }) => card))])
  return cards.map(({ card, copies }) => {
    const codes = found.get(card)
    if (!codes) throw new Refusal('notFound')
    const symbol = fitSymbol(format, codes)
    const name = codes.name ?? ''
    if (typeof symbol === 'string') throw new Refusal('labelDoesNotFit', { data: { card, name } })
    return { name, code: codes.sku ?? codes.barcode, symbol, copies }
  })
}

export type LabelsAsked = {
  cards: readonly LabelledCard[]
  format: LabelFormat
  /** The first free label on the sheet, from 1. */
  start: number | null
  /** The printer's offset, in millimetres. */
  offsetX: number | null
  offsetY: number | null
}

/**
 * Labels of cards as a PDF, for users who may read them.
 * @throws Refusal `notFound`, `labelDoesNotFit` with the card, `invalidInput` for an invalid start
 *   position, `overloaded` when too many documents are queued
 */
export const printLabels = async (
  req: PayloadRequest,
  asked: LabelsAsked,
): Promise<{ pdf: Uint8Array; fileName: string }> => {
  const { format, offsetX, offsetY } = asked
  const start = asked.start ?? 1
  refuseFields([
    isLabelCount(start, labelsOnPage(format)) ? null : { path: 'start', code: 'tooLarge' },
  ])
  const cards = await printedCards(req, asked)
  const locale = localeOfRequest(req)
  const title = createTranslator(locale)('stockroom.labels.title')
  const today = await companyToday(req)
  const options = { format, start, offset: { x: offsetX ?? 0, y: offsetY ?? 0 } }
  const { pdf } = await typeset(
    labelsWork({ cards, options, title, locale, today }),
    paperTurn(req, 'bulk'),
  )
  return { pdf, fileName: `${title} ${today}.pdf` }
}
