import type { Access, PayloadRequest, Where } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { mayShareViews, readableLists } from '@/access/reading/listReaders'
import { staffIdOf, staffOf } from '@/access/session/staffOf'
import { idOf } from '@/domain/shared/idOf'
import { closedViews } from '@/queries/list/closedViews'

/** Programs have no lists: a view belongs to a person. */
export const onlyStaff: Access = ({ req }) => staffOf(req) !== null

/** Leaves out shared views that name a column the caller may not read. */
const onOpenColumns = async (req: PayloadRequest): Promise<Where[]> => {
  const closed = await closedViews(req)
  return closed.length > 0 ? [{ id: { not_in: closed } }] : []
}

/**
 * The user's own views, and those shared with their role or with everybody, on lists they may read.
 */
export const readViews: Access = async ({ req }) => {
  const user = staffOf(req)
  if (!user) return false
  const role = idOf(user.role)
  const shared: Where[] = [{ audience: { equals: 'everyone' } }]
  if (role !== null)
    shared.push({ and: [{ audience: { equals: 'role' } }, { role: { equals: role } }] })
  const lists = readableLists(await abilityOfRequest(req))
  const onReadable: Where = { list: { in: lists } }
  const mine: Where = { owner: { equals: staffIdOf({ user }) } }
  return { and: [onReadable, { or: [mine, ...shared] }, ...(await onOpenColumns(req))] }
}

/** The user's own views; with the permission to share views, also the shared ones. */
export const changeViews: Access = async ({ req }) => {
  const user = staffOf(req)
  if (!user) return false
  const own: Where = { owner: { equals: staffIdOf({ user }) } }
  if (!mayShareViews(await abilityOfRequest(req))) return own
  const shared: Where = { audience: { in: ['role', 'everyone'] } }
  return { and: [{ or: [own, shared] }, ...(await onOpenColumns(req))] }
}
