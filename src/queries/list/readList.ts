import { QueryError, type PayloadRequest, type Where } from 'payload'
import { isKind } from '@/lib/refusals/isKind'
import { recordsInWhere } from '@/present/list/activeFilters'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import type { ListState } from '@/present/list/listState'
import { readListRows, selectFor, type ListRows } from './readListRows'
import type { Pictures } from '@/present/list/drawnRows'
import type { Titles } from '@/present/list/titles'
import { recordsInRows, relationTitles } from './relationTitles'
import { withRelatedColumns } from './withRelatedColumns'
import { rowPictures } from './rowPictures'

type Read = ListRows & {
  titles: Titles
  pictures?: Pictures
  isFailed: boolean
  /** The address filters by unreadable fields: a retry does not help. */
  isClosed?: true
}

/**
 * Reads the data of a list: its rows, then names and images of related records.
 * @param args.isSound false reads nothing: the URL contains an invalid filter
 */
export const readList = async (args: {
  req: PayloadRequest
  slug: string
  where: Where
  isSound: boolean
  state: ListState
  columns: readonly DrawnColumn[]
  available: readonly DrawnColumn[]
  titleField: string
}): Promise<Read> => {
  const { req, slug, where, isSound, state, columns, available, titleField } = args
  const nothing: Read = {
    docs: [],
    total: 0,
    // A retry requests the same page.
    page: state.page,
    pages: 0,
    asksFirst: false,
    titles: new Map<string, string>(),
    isFailed: true,
  }
  if (!isSound) return nothing
  try {
    const select = selectFor({ slug, columns, titleField })
    const found = await readListRows({ req, slug, where, select, state })
    const read = { ...found, docs: await withRelatedColumns({ req, docs: found.docs, columns }) }
    const wanted = [...recordsInRows(read.docs, columns), ...recordsInWhere(state.where, available)]
    const [titles, pictures] = await Promise.all([
      relationTitles({ req, wanted }),
      rowPictures({ req, slug, docs: read.docs }),
    ])
    return { ...read, titles, pictures, isFailed: false }
  } catch (error) {
    if (isKind(error, QueryError)) return { ...nothing, isClosed: true }
    // The page offers a retry; the error is logged.
    req.payload.logger.error({ msg: 'A list could not be read', err: error, slug })
    return nothing
  }
}
