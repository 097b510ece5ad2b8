import { alternativesOf, isChoosable } from '@/domain/tenders/choices/choices'
import type { OfferedChoices, OfferedLine } from '@/domain/tenders/choices/offeredChoices'
import type { PrintedTender } from '@/domain/tenders/sending/quotation'
import type { PaperRow, QuotationPaper } from '@/domain/tenders/sending/quotationPaper'

type Line = Extract<PaperRow, { kind: 'line' }>

/**
 * The choices of a quotation, formatted as in its document.
 * @param paper of the same tender
 * @returns null if there are none
 */
export const buildChoices = (
  { items }: Pick<PrintedTender, 'items'>,
  paper: Pick<QuotationPaper, 'items'>,
): OfferedChoices | null => {
  const rows = [...paper.items.rows, ...(paper.items.options?.rows ?? [])]
  const lines = new Map(
    rows.filter((row): row is Line => row.kind === 'line').map((row) => [row.id, row]),
  )
  const offered = (place: number): OfferedLine[] => {
    const item = items[place]
    const row = item && lines.get(String(item.id))
    if (!item || !row) return []
    const { number, name, notes, figures } = row
    const price = `${figures.quantity} × ${figures.unitPrice}`
    // The last note is the VAT; before it the replaced line of an alternative.
    return [
      {
        id: item.id,
        number,
        name,
        details: [price, ...notes.slice(-1)],
        amount: figures.lineTotal,
      },
    ]
  }
  const bases = alternativesOf(items)
  const places = [...items.keys()]
  const optional = places.filter((place) => {
    const item = items[place]
    return item !== undefined && isChoosable(item) && item.choice === 'optional'
  })
  const groups = [...new Set(bases.values())].flatMap((base) =>
    offered(base).map((line) => ({
      base: line,
      alternatives: places.filter((place) => bases.get(place) === base).flatMap(offered),
    })),
  )
  if (optional.length === 0 && groups.length === 0) return null
  return { optional: optional.flatMap(offered), groups }
}
