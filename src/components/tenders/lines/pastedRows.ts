import { cardsByCodes } from '@/components/stock/findStock'
import type { CardFacts } from '@/components/stock/stockFacts'
import type { Currency } from '@/domain/shared/currency'
import type { Locale } from '@/i18n/locales'
import { tidyText } from './lineText'
import type { EditorRow } from './EditorRow'
import { cardContent } from './lineActions'
import type { PastedLine } from './readPaste'
import { emptyRow } from './rowsFromValue'

const byCode = (cards: readonly CardFacts[]): Map<string, CardFacts> =>
  new Map(
    cards.flatMap((card) =>
      [card.sku, card.barcode].flatMap((code) => (code ? [[code, card] as const] : [])),
    ),
  )

/**
 * Lines for what was copied from a spreadsheet: a known code becomes a card with its price unless
 * the sheet has one, anything else a line of free text.
 * @returns the rows and the cards behind them; if the request fails all are free text
 */
export const pastedRows = async (
  lines: readonly PastedLine[],
  { currency, locale }: { currency: Currency; locale: Locale },
): Promise<{ rows: EditorRow[]; cards: CardFacts[] }> => {
  const codes = [...new Set(lines.map(({ what }) => what))].filter((code) => !code.includes(','))
  const cards = await cardsByCodes(codes).catch(() => [])
  const known = byCode(cards)
  const rows = lines.map(({ what, quantity, unitPrice }) => {
    const card = known.get(what)
    const content = card
      ? cardContent(card, { currency, locale })
      : { kind: 'text' as const, description: what }
    return emptyRow({
      ...content,
      quantity: tidyText('quantity', quantity, locale) || '1',
      ...(unitPrice && { unitPrice: tidyText('unitPrice', unitPrice, locale) }),
    })
  })
  return { rows, cards }
}
