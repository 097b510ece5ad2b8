import type { PayloadRequest } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { isLineChoice } from '@/domain/tenders/choices/choices'
import type { PrintedItem } from '@/domain/tenders/sending/quotation'
import { docsOf, numberOf, recordsById, textOf, type Doc } from './printedValues'

/** The description; null if it equals the name. */
const besideName = (name: string | null, item: Doc): string | null => {
  const described = textOf(item.description)
  const isName = described === name || (name === null && item.kind === 'text')
  return isName ? null : described
}

/** The printed lines of a tender, with names of cards the reader may not browse. */
export const readLines = async (req: PayloadRequest, tender: Doc): Promise<PrintedItem[]> => {
  const items = docsOf(tender.items)
  const idsOf = (field: string) => items.map((item) => item[field])
  const [cards, groups] = await Promise.all([
    recordsById(req, 'stock-cards', idsOf('stockCard'), ['name', 'sku', 'unit']),
    recordsById(req, 'stock-groups', idsOf('stockGroup'), ['name']),
  ])
  return items.map((item, index) => {
    const card = cards.get(String(idOf(item.stockCard)))
    const group = groups.get(String(idOf(item.stockGroup)))
    const name = textOf(card?.name) ?? textOf(group?.name)
    return {
      id: idOf(item.id) ?? index,
      kind: item.kind as PrintedItem['kind'],
      choice: isLineChoice(item.choice) ? item.choice : 'included',
      name: name ?? textOf(item.description) ?? '',
      code: textOf(card?.sku),
      unit: textOf(card?.unit),
      description: besideName(name, item),
      quantity: numberOf(item.quantity),
      unitPrice: numberOf(item.unitPrice),
      discountType: (item.discountType ?? null) as PrintedItem['discountType'],
      discountValue: numberOf(item.discountValue),
      taxRate: numberOf(item.taxRate),
      net: numberOf(item.net) ?? 0,
      tax: numberOf(item.tax) ?? 0,
    }
  })
}
