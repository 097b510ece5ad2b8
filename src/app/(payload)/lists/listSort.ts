import type { SanitizedCollectionConfig } from 'payload'
import type { DrawnColumn } from '@/components/list/drawnColumn'

/**
 * The sort to ask the database for. Only sortable columns count: the order of rows would otherwise
 * reveal values of fields the reader may not read.
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
