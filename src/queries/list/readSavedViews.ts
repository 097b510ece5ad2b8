import type { PayloadRequest } from 'payload'
import { idOf, isSameId } from '@/domain/shared/idOf'
import { staffIdOf } from '@/access/session/staffOf'
import type { SavedView } from '@/present/list/savedView'
import { readViewState } from '@/domain/lists/viewState'

const MAX_VIEWS = 50

/** The saved views of a list that the reader may use: their own first, then shared ones, by name. */
export const savedViews = async (args: {
  req: PayloadRequest
  slug: string
  mayShare: boolean
}): Promise<SavedView[]> => {
  const { req, slug, mayShare } = args
  // Programs have no saved views.
  if (staffIdOf(req) === null) return []
  const { docs } = await req.payload.find({
    collection: 'list-views',
    where: { list: { equals: slug } },
    sort: 'name',
    depth: 0,
    limit: MAX_VIEWS,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  const views = docs.flatMap((doc): SavedView[] => {
    const state = readViewState(doc.state)
    if (!state) return []
    const isOwner = isSameId(idOf(doc.owner), staffIdOf(req))
    const isMine = isOwner || (mayShare && doc.audience !== 'own')
    const role = idOf(doc.role)
    const { id, name, audience } = doc
    return [{ id, name, audience, role: role === null ? null : Number(role), state, isMine }]
  })
  return [
    ...views.filter(({ audience }) => audience === 'own'),
    ...views.filter(({ audience }) => audience !== 'own'),
  ]
}
