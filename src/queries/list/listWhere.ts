import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { searchWhere } from '@/domain/search/searchWhere'
import type { ListState } from '@/present/list/listState'
import { isSoundWhere } from '../filters/isSoundWhere'
import { nestedWhere } from './nestedWhere'

/**
 * The whole condition of a list: filter and search of the URL, and the collection's base filter.
 * @returns isSound false when the URL holds an invalid filter
 */
export const listWhere = async (args: {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  state: ListState
  searchFields: Parameters<typeof searchWhere>[0]['fields']
  /** The field by which records that were put away are left out, where the reader may read it. */
  archive?: string
}): Promise<{ where: Where; isSound: boolean }> => {
  const { req, collection, state, searchFields, archive } = args
  const isAsked = Object.keys(state.where).some((key) => key.includes(`[${archive}]`))
  const address = nestedWhere(state.where)
  const isSound = Object.keys(state.where).length === 0 || isSoundWhere(collection)(address)
  const parts = [
    address,
    // A search that is too short is ignored.
    refuseSearchTerm(state.search) === null
      ? searchWhere({ fields: searchFields, text: state.search })
      : undefined,
    archive && !isAsked ? { [archive]: { equals: false } } : undefined,
    await collection.admin.baseFilter?.({ req, limit: 0, page: 1, sort: state.sort }),
  ].filter((part): part is Where => Boolean(part) && Object.keys(part as Where).length > 0)
  return { where: parts.length > 1 ? { and: parts } : (parts[0] ?? {}), isSound }
}
