import type { SanitizedCollectionConfig } from 'payload'
import type { DrawnColumn } from './drawnColumns'

/**
 * The sort to ask the database for. Only what a column can be sorted by counts: the order of rows
 * would otherwise tell a reader about fields they may not read.
 * @param args.sort as the address or a view says it
 */
export const listSort = (args: {
  sort: string
  collection: SanitizedCollectionConfig
  available: readonly DrawnColumn[]
}): string => {
  const { sort, collection, available } = args
  const own = typeof collection.defaultSort === 'string' ? collection.defaultSort : ''
  const allowed = [own.replace(/^-/, ''), ...available.map(({ sortBy }) => sortBy)]
  const isAllowed =
    sort !== '' && sort.split(',').every((by) => allowed.includes(by.replace(/^-/, '')))
  return isAllowed ? sort : own
}
