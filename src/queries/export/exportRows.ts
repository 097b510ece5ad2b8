import type { PayloadRequest } from 'payload'
import { type CellContext, cellText } from '@/present/list/cellText'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { titleKey, type Titles } from '@/present/list/titles'
import type { Doc } from '@/present/navigation/recordLinks'
import { idOf } from '@/domain/shared/idOf'
import type { ExportCell } from '@/exchange/exportSheet'
import { titleOf } from '../list/relationTitles'
import { borrowedValue, withReadings } from '../list/withRelatedColumns'
import type { WholeList } from './wholeList'
import { dayFromStored, dayOf } from '@/domain/shared/day'
import { Decimal } from '@/domain/shared/decimal'
import { valueKindOf } from './exportColumns'

/** Rows that are read and held at once. */
const ROWS_AT_ONCE = 500

type Fields = Readonly<Record<string, unknown>>

const relatedOf = (doc: Doc, name: string): Fields | undefined => {
  const value = doc[name]
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

/** The names of the records that rows came with; none of one their reader may not see. */
const titlesIn = (docs: readonly Doc[], columns: readonly DrawnColumn[]): Titles =>
  new Map(
    columns.flatMap(({ name, relationTo, column }) =>
      relationTo
        ? docs.flatMap((doc): [string, string][] => {
            const related = relatedOf(doc, name)
            const id = idOf(related)
            return related && id !== null
              ? [[titleKey(relationTo, id), titleOf(related, column.titles ?? ['name'])]]
              : []
          })
        : [],
    ),
  )

const withRelatedColumns = (doc: Doc, columns: readonly DrawnColumn[]): Doc => ({
  ...doc,
  ...Object.fromEntries(
    columns.flatMap((drawn) => {
      const { borrowed } = drawn.column
      return borrowed
        ? [[drawn.name, borrowedValue(doc, relatedOf(doc, borrowed.relation), drawn)]]
        : []
    }),
  ),
})

/** The digits of a number, all of them; a quantity that goes has its sign. */
const numberOf = (doc: Doc, { name, column: { sign } }: DrawnColumn): ExportCell => {
  const value = doc[name]
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const decimal = new Decimal(value)
  const isMinus = sign !== undefined && doc[sign.field] === sign.minus && !decimal.isZero()
  return { is: 'number', text: (isMinus ? decimal.negated() : decimal).toFixed() }
}

/** A value of a list as it goes into a file: what the list writes, but numbers and days as such. */
const exportCell = (doc: Doc, drawn: DrawnColumn, context: CellContext): ExportCell => {
  switch (valueKindOf(drawn)) {
    case 'number':
      return numberOf(doc, drawn)
    case 'day': {
      const day = dayFromStored(doc[drawn.name])
      return day ? { is: 'day', day } : null
    }
    case 'moment': {
      const at = new Date(String(doc[drawn.name] ?? ''))
      if (Number.isNaN(at.getTime())) return null
      return doc[drawn.column.wholeDay ?? '']
        ? { is: 'day', day: dayOf({ instant: at, timeZone: context.timeZone }) }
        : { is: 'moment', at }
    }
    case 'text': {
      const text = cellText(doc, drawn, context)
      return text === '' ? null : { is: 'text', text }
    }
  }
}

/**
 * The rows of a list for a file, read in batches as the client downloads: no database connection is
 * held between two batches.
 * @param args.onRead called for each batch
 */
export async function* exportRows(args: {
  req: PayloadRequest
  list: WholeList
  columns: readonly DrawnColumn[]
  context: Omit<CellContext, 'titles'>
  onRead: () => void
}): AsyncGenerator<ExportCell[]> {
  const { req, list, columns, onRead } = args
  for (let at = 0; at < list.ids.length; at += ROWS_AT_ONCE) {
    onRead()
    const read = await list.read(list.ids.slice(at, at + ROWS_AT_ONCE))
    const docs = await withReadings({ req, docs: read, columns })
    const context = { ...args.context, titles: titlesIn(docs, columns) }
    for (const doc of docs) {
      const whole = withRelatedColumns(doc, columns)
      yield columns.map((drawn) => exportCell(whole, drawn, context))
    }
  }
}
