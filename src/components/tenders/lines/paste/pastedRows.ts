import { cardsByCodes } from '../../../stock/findStock'
import type { CardFacts } from '../../../stock/stockFacts'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { looksLikeCode } from '@/domain/tenders/lines/columnsOfShape'
import type { PastedLine } from '@/domain/tenders/lines/pastedLines'
import type { Locale } from '@/i18n/locales'
import { tidyText } from '../rows/lineText'
import type { EditorRow, NumericCell } from '../rows/EditorRow'
import { cardContent } from '../rows/lineActions'
import { emptyRow } from '../rows/rowsFromValue'
import type { Taxes } from '../cells/useTaxes'

/** A pasted line with the card of its code. */
export type FoundLine = { line: PastedLine; card: CardFacts | null }

/** Longest code of a card. */
const LONGEST_CODE = 64

/**
 * The text to find a card by: its code, or if there are only names, a name that looks like a code.
 */
const codeOf = ({ code, name }: PastedLine): string => code || (looksLikeCode(name) ? name : '')

/** The codes of pasted lines to look up; a comma would separate them in the URL. */
export const codesOf = (lines: readonly PastedLine[]): string[] =>
  [...new Set(lines.map(codeOf))].filter(
    (code) => code !== '' && code.length <= LONGEST_CODE && !code.includes(','),
  )

/**
 * Looks for the cards of pasted lines by their codes or barcodes.
 * @throws when the request fails
 */
export const findCards = async (
  lines: readonly PastedLine[],
  signal?: AbortSignal,
): Promise<FoundLine[]> => {
  const codes = codesOf(lines)
  const cards = codes.length > 0 ? await cardsByCodes(codes, signal) : []
  const byCode = new Map(
    cards.flatMap((card) =>
      [card.sku, card.barcode].flatMap((code) => (code ? [[code, card] as const] : [])),
    ),
  )
  return lines.map((line) => ({ line, card: byCode.get(codeOf(line)) ?? null }))
}

/** True for an unknown code: the line becomes a text line. */
export const isUnknown = ({ line, card }: FoundLine): boolean => card === null && line.code !== ''

type Terms = { priceTerms: PriceTerms; locale: Locale; taxes: Pick<Taxes, 'proposed'> }

const contentOf = ({ line, card }: FoundLine, terms: Terms): Partial<EditorRow> => {
  if (card) return cardContent(card, terms)
  const description = [line.code, line.name].filter((text) => text !== '').join(' ')
  return { kind: 'text', description, ...(line.code !== '' && { unknownCode: line.code }) }
}

/** Lines of the editor; values of the sheet take precedence over the card's. */
export const pastedRows = (found: readonly FoundLine[], terms: Terms): EditorRow[] =>
  found.map((one) => {
    const { line } = one
    const own = (cell: NumericCell, text: string) =>
      text === '' ? {} : { [cell]: tidyText(cell, text, terms.locale) }
    return emptyRow({
      ...contentOf(one, terms),
      ...own('quantity', line.quantity),
      ...own('unitPrice', line.unitPrice),
      ...(line.unitPrice !== '' && { isProposed: undefined }),
      ...own('taxRate', line.taxRate),
      ...own('discountValue', line.discount),
      discountType: line.discountType,
      choice: line.choice,
    })
  })
