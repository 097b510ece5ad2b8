import type { PayloadRequest, Where } from 'payload'
import { recordsInWhere } from './activeFilters'
import type { DrawnColumn } from './drawnColumns'
import type { ListState } from './listState'
import { readRows, selectFor, type ReadRows } from './readRows'
import { recordsInRows, relationTitles, type Titles } from './relationTitles'
import { rowPictures, type Pictures } from './rowPictures'

type Read = ReadRows & {
  titles: Titles
  pictures?: Pictures
  isFailed: boolean
}

/**
 * Reads what a list draws: its rows, then names and pictures of what they point at.
 * @param args.isSound false reads nothing: the address asks for what cannot be asked
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
    // Trying again asks for the same page.
    page: state.page,
    pages: 0,
    asksFirst: false,
    titles: new Map<string, string>(),
    isFailed: true,
  }
  if (!isSound) return nothing
  try {
    const select = selectFor({ slug, columns, titleField })
    const read = await readRows({ req, slug, where, select, state })
    const wanted = [...recordsInRows(read.docs, columns), ...recordsInWhere(state.where, available)]
    const [titles, pictures] = await Promise.all([
      relationTitles({ req, wanted }),
      rowPictures({ req, slug, docs: read.docs }),
    ])
    return { ...read, titles, pictures, isFailed: false }
  } catch (error) {
    // The frame stays, says so and offers to try again; what went wrong is for the log.
    req.payload.logger.error({ msg: 'A list could not be read', err: error, slug })
    return nothing
  }
}
