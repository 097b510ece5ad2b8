import { cellText, type CellContext } from '@/present/list/cellText'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { Doc } from '@/present/navigation/recordLinks'
import { dayFromStored } from '@/domain/shared/day'
import { Decimal } from '@/domain/shared/decimal'
import type { ExportCell } from '@/exchange/exportSheet'
import { valueKindOf } from './exportColumns'

/** The digits of a number, all of them; a quantity that goes has its sign. */
const numberOf = (doc: Doc, { name, column: { sign } }: DrawnColumn): ExportCell => {
  const value = doc[name]
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const decimal = new Decimal(value)
  const isMinus = sign !== undefined && doc[sign.field] === sign.minus && !decimal.isZero()
  return { is: 'number', text: (isMinus ? decimal.negated() : decimal).toFixed() }
}

/** A value of a list as it goes into a file: what the list writes, but numbers and days as such. */
export const exportCell = (doc: Doc, drawn: DrawnColumn, context: CellContext): ExportCell => {
  switch (valueKindOf(drawn)) {
    case 'number':
      return numberOf(doc, drawn)
    case 'day': {
      const day = dayFromStored(doc[drawn.name])
      return day ? { is: 'day', day } : null
    }
    case 'moment': {
      const at = new Date(String(doc[drawn.name] ?? ''))
      return Number.isNaN(at.getTime()) ? null : { is: 'moment', at }
    }
    case 'text': {
      const text = cellText(doc, drawn, context)
      return text === '' ? null : { is: 'text', text }
    }
  }
}
