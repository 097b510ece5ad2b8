import { quantityFilterOf } from '@/domain/stock/quantityFilterOf'
import { idOf } from '@/domain/shared/idOf'
import { dayFromStored } from '@/domain/shared/day'
import { daysLeft } from '@/domain/tenders/validity'
import type { Cell } from './cell'
import { cellText, shownValue, type CellContext } from './cellText'
import { titleKey } from './titles'
import type { DrawnColumn } from './drawnColumn'
import type { Doc } from '../navigation/recordLinks'

/** A stock quantity is labelled when it is low; above 10 it is plain (DT12). */
const levelOf = (quantity: number): 'low' | 'none' | undefined => {
  if (quantityFilterOf(quantity) === 'above10') return undefined
  return quantity <= 0 ? 'none' : 'low'
}

/** Remaining days of a deadline, while it applies. */
const daysLeftOf = (doc: Doc, { name, column }: DrawnColumn, { t, today }: CellContext) => {
  const { lastDay } = column
  const day = lastDay && dayFromStored(doc[name])
  if (!day || !lastDay.is.includes(String(doc[lastDay.while])) || doc[lastDay.unless])
    return undefined
  const n = daysLeft({ validUntil: day, today })
  return n < 0 ? undefined : t('tenders.validity.daysLeft', { n })
}

/** Whom a status awaits; without a name for readers who may not see users. */
const waitOf = (doc: Doc, { column: { waitsFor } }: DrawnColumn, { t, titles }: CellContext) => {
  const id = waitsFor ? idOf(doc[waitsFor.field]) : null
  if (!waitsFor || id === null) return undefined
  const name = titles.get(titleKey(waitsFor.of, id))
  return name ? t('tenders.awaitsApprovalOf', { name }) : t('tenders.awaitsApproval')
}

/** A foreign amount in lira, for users who may read both. */
const liraOf = (doc: Doc, { column }: DrawnColumn, { format }: CellContext) => {
  const { inLira, currency } = column
  const amount = inLira ? doc[inLira] : undefined
  if (typeof amount !== 'number' || !currency || !('field' in currency)) return undefined
  return doc[currency.field] === 'TRY' ? undefined : format.money(amount, 'TRY')
}

/** Builds a cell from the record; an empty text if there is no value. */
export const cellOf = (doc: Doc, drawn: DrawnColumn, context: CellContext): Cell => {
  const { kind, tones } = drawn.column
  const text = cellText(doc, drawn, context)
  if (text === '') return ''
  const value = shownValue(doc, drawn, context)
  if (kind === 'status') {
    const note = waitOf(doc, drawn, context)
    return { text, value: String(value), tone: tones?.[String(value)], ...(note && { note }) }
  }
  if (kind === 'day') {
    const note = daysLeftOf(doc, drawn, context)
    return { text, value: dayFromStored(value) ?? undefined, ...(note && { note }) }
  }
  if (kind === 'dateTime') return { text, value: String(value) }
  if (kind === 'boolean') return { text, value: value ? 'true' : undefined }
  const note = liraOf(doc, drawn, context)
  if (note) return { text, note }
  const { level: unlessKept } = drawn.column
  if (unlessKept && !doc[unlessKept.unless]) {
    const level = levelOf(Number(value))
    return level ? { text, level, tone: Number(value) < 5 ? 'error' : 'warning' } : text
  }
  return text
}
