import { createLocalReq, getAccessResults } from 'payload'
import { loadList } from '@/queries/list/loadList'
import type { Person } from '../../factories/person'
import { getTestPayload } from '../../helpers/payload'

/** The numbers of the cards that the list of somebody shows at an address. */
export const readOwnList = async (
  person: Person,
  query: Record<string, string>,
): Promise<number[]> => {
  const payload = await getTestPayload()
  const found = await payload.findByID({ collection: 'users', id: person.id, depth: 0 })
  const user = { ...found, collection: 'users' as const }
  const req = await createLocalReq({ user: user as never }, payload)
  const permissions = await getAccessResults({ req })
  const list = await loadList({
    req,
    slug: 'stock-cards',
    query,
    permissions: permissions.collections?.['stock-cards'],
    readOffers: async () => new Map(),
  })
  return list.rows.map(({ id }) => Number(id))
}
