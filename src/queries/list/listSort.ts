import type { SanitizedCollectionConfig } from 'payload'
import type { DrawnColumn } from '@/present/list/drawnColumn'

/** The newest first: an order that says nothing of any field. */
const BY_NUMBER = '-id'

const fieldOf = (by: string) => by.replace(/^-/, '')

/**
 * The sort to ask the database for. Only what the reader may read counts, the collection's own order
 * included: the order of rows would otherwise reveal values of other fields, and Payload refuses it.
 * @param args.sort as the address or a view says it
 */
export const listSort = (args: {
  sort: string
  collection: SanitizedCollectionConfig
  available: readonly DrawnColumn[]
}): string => {
  const { sort, collection, available } = args
  const allowed = ['id', ...available.map(({ sortBy }) => sortBy)]
  const isAllowed = (asked: string) =>
    asked !== '' && asked.split(',').every((by) => allowed.includes(fieldOf(by)))
  const own = typeof collection.defaultSort === 'string' ? collection.defaultSort : ''
  return [sort, own].find(isAllowed) ?? BY_NUMBER
}
