import { readApi } from '../../ui/requests/api'
import { batches } from '../batches'
import type { LabelledCard } from './labelPlan'

type Named = { id: number; name: string }
type Doc = { id: number; name?: string; sku?: string; barcode?: string; qrCode?: string }

/** The readable codes of cards, in the selected order. */
export const readLabelled = async (cards: readonly Named[]): Promise<LabelledCard[]> => {
  const answers = await Promise.all(
    batches(cards.map(({ id }) => id)).map((ids) => {
      const query = new URLSearchParams({
        depth: '0',
        limit: String(ids.length),
        'where[id][in]': ids.join(','),
        ...Object.fromEntries(
          ['name', 'sku', 'barcode', 'qrCode'].map((field) => [`select[${field}]`, 'true']),
        ),
      })
      return readApi<{ docs: Doc[] }>(`/api/stock-cards?${query}`)
    }),
  )
  const found = new Map(answers.flatMap(({ docs }) => docs).map((doc) => [doc.id, doc]))
  return cards.flatMap(({ id, name }) => {
    const doc = found.get(id)
    if (!doc) return []
    const { sku, barcode, qrCode } = doc
    return [
      {
        id,
        name: doc.name ?? name,
        sku: sku || null,
        barcode: barcode || null,
        qrCode: qrCode || null,
      },
    ]
  })
}
