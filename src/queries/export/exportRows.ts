import type { PayloadRequest } from 'payload'
import type { CellContext } from '@/present/list/cellText'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { titleKey, type Titles } from '@/present/list/titles'
import type { Doc } from '@/present/navigation/recordLinks'
import { idOf } from '@/domain/shared/idOf'
import type { ExportCell } from '@/exchange/exportSheet'
import { titleOf } from '../list/relationTitles'
import { borrowedValue, withReadings } from '../list/withBorrowed'
import { exportCell } from './exportCell'
import type { WholeList } from './wholeList'

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

const withBorrowed = (doc: Doc, columns: readonly DrawnColumn[]): Doc => ({
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

/**
 * The rows of a list as they go into a file, read some at a time as they are taken: between two
 * readings no connection waits.
 * @param args.onRead hears of each reading
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
      const whole = withBorrowed(doc, columns)
      yield columns.map((drawn) => exportCell(whole, drawn, context))
    }
  }
}
