import type { CardFacts } from '../../../stock/stockFacts'
import type { Currency } from '@/domain/shared/currency'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import { writeCells } from '@/domain/tenders/lines/spreadsheet'
import type { Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'
import type { EditorRow } from '../rows/EditorRow'
import type { LineFigures } from '../rows/lineFigures'
import { lineText } from '../rows/lineText'

type Args = {
  rows: readonly EditorRow[]
  cards: ReadonlyMap<string, CardFacts>
  figures: LineFigures['byKey']
  currency: Currency
  locale: Locale
  t: Translator
}

/** The headers of copied lines; recognised when pasted. */
const copiedHeads = (t: Translator): string[] => [
  t('stockCards.fields.sku'),
  t('tenderItems.fields.description'),
  t('tenderItems.fields.quantity'),
  t('tenderItems.fields.unit'),
  t('tenderItems.fields.unitPrice'),
  t('tenderItems.fields.discountValue'),
  t('tenderItems.fields.taxRate'),
  t('tenderItems.fields.lineTotal'),
  t('tenderItems.fields.choice'),
]

const discountText = (row: EditorRow, currency: Currency): string => {
  if (row.discountValue.trim() === '') return ''
  return `${row.discountValue} ${row.discountType === 'percent' ? '%' : currency}`
}

/** The lines as a table for a spreadsheet, with numbers in the reader's format. */
export const copiedLines = ({ rows, cards, figures, currency, locale, t }: Args): string => {
  const cellsOf = (row: EditorRow): string[] => {
    const card = row.kind === 'stockCard' ? cards.get(String(row.stockCard)) : undefined
    const words = row.description || (card?.name ?? '')
    const net = lineText('unitPrice', figures.get(row.key)?.amount, locale)
    if (!isPricedKind(row.kind)) return ['', words, '', '', '', '', '', net, '']
    return [
      card?.sku ?? '',
      words,
      row.quantity,
      card?.unit ? t(`stockCards.units.${card.unit}`) : '',
      row.unitPrice,
      discountText(row, currency),
      row.taxRate,
      net,
      row.choice === 'included' ? '' : t(`tenderItems.choices.${row.choice}`),
    ]
  }
  return writeCells([copiedHeads(t), ...rows.map(cellsOf)])
}
