import { quantityFilterOf } from '@/domain/stock/quantityFilterOf'
import { dayFromStored } from '@/domain/shared/day'
import type { Cell } from './cell'
import { cellText, shownValue, type CellContext } from './cellText'
import type { DrawnColumn } from './drawnColumn'
import type { Doc } from '@/components/frame/navigation/recordLinks'

/** A stock quantity says in a word when it is getting low; from `> 10` on it is plain (DT12). */
const levelOf = (quantity: number): 'low' | 'none' | undefined => {
  if (quantityFilterOf(quantity) === 'above10') return undefined
  return quantity <= 0 ? 'none' : 'low'
}

/** One cell, from the record to what is drawn; an empty text where there is no value. */
export const cellOf = (doc: Doc, drawn: DrawnColumn, context: CellContext): Cell => {
  const { kind, tones } = drawn.column
  const text = cellText(doc, drawn, context)
  if (text === '') return ''
  const value = shownValue(doc, drawn, context)
  if (kind === 'status') return { text, value: String(value), tone: tones?.[String(value)] }
  if (kind === 'day') return { text, value: dayFromStored(value) ?? undefined }
  if (kind === 'dateTime') return { text, value: String(value) }
  if (kind === 'boolean') return { text, value: value ? 'true' : undefined }
  const { level: unlessKept } = drawn.column
  if (unlessKept && !doc[unlessKept.unless]) {
    const level = levelOf(Number(value))
    return level ? { text, level, tone: Number(value) < 5 ? 'error' : 'warning' } : text
  }
  return text
}
