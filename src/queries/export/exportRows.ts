import type { PayloadRequest } from 'payload'
import { type CellContext, cellText } from '@/present/list/cellText'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { titleKey, type Titles } from '@/present/list/titles'
import type { Doc } from '@/present/navigation/recordLinks'
import { idOf } from '@/domain/shared/idOf'
import type { ExportCell } from '@/exchange/exportSheet'
import { recordsInRows, relationTitles, titleOf } from '../list/relationTitles'
import { borrowedValue, withReadings } from '../list/withRelatedColumns'
import type { WholeList } from './wholeList'
import { dayFromStored, dayOf } from '@/domain/shared/day'
import { Decimal } from '@/domain/shared/decimal'
import { valueKindOf } from './exportColumns'

/** Rows read and held in memory at once. */
const ROWS_AT_ONCE = 500

type Fields = Readonly<Record<string, unknown>>

const relatedOf = (doc: Doc, name: string): Fields | undefined => {
  const value = doc[name]
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

/** Names of the populated records; without those the reader may not see. */
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

/** All digits of a number; issued quantities are negative. */
const numberOf = (doc: Doc, { name, column: { sign } }: DrawnColumn): ExportCell => {
  const value = doc[name]
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const decimal = new Decimal(value)
  const isMinus = sign !== undefined && doc[sign.field] === sign.minus && !decimal.isZero()
  return { is: 'number', text: (isMinus ? decimal.negated() : decimal).toFixed() }
}

/** A value of a list for a file: as displayed, but numbers and days as such. */
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
  // Relations of related records are not populated with the rows.
  const farther = columns.filter(({ column }) => column.borrowed?.to)
  for (let at = 0; at < list.ids.length; at += ROWS_AT_ONCE) {
    onRead()
    const read = await list.read(list.ids.slice(at, at + ROWS_AT_ONCE))
    const docs = (await withReadings({ req, docs: read, columns })).map((doc) =>
      withRelatedColumns(doc, columns),
    )
    const far = await relationTitles({ req, wanted: recordsInRows(docs, farther) })
    const context = { ...args.context, titles: new Map([...titlesIn(docs, columns), ...far]) }
    for (const doc of docs) yield columns.map((drawn) => exportCell(doc, drawn, context))
  }
}
