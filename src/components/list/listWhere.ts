import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { searchWhere } from '@/domain/search/searchWhere'
import type { ListState } from './listState'
import { nestedWhere } from './nestedWhere'

/**
 * The whole condition of a list: what the address filters by, what it searches, what the
 * collection always asks.
 * @returns isSound false when the address asks for what cannot be asked
 */
export const listWhere = async (args: {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  state: ListState
  searchFields: Parameters<typeof searchWhere>[0]['fields']
  isSoundWhere: (where: Where) => boolean
}): Promise<{ where: Where; isSound: boolean }> => {
  const { req, collection, state, searchFields, isSoundWhere } = args
  const address = nestedWhere(state.where)
  const isSound = Object.keys(state.where).length === 0 || isSoundWhere(address)
  const parts = [
    address,
    // A text too short to search with narrows nothing (spec §9).
    refuseSearchTerm(state.search) === null
      ? searchWhere({ fields: searchFields, text: state.search })
      : undefined,
    await collection.admin.baseFilter?.({ req, limit: 0, page: 1, sort: state.sort }),
  ].filter((part): part is Where => Boolean(part) && Object.keys(part as Where).length > 0)
  return { where: parts.length > 1 ? { and: parts } : (parts[0] ?? {}), isSound }
}
