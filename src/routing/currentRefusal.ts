import { staffOf } from '@/access/session/staffOf'
import { readWhyOfPage } from '@/queries/users/readWhy'
import { currentVisitor, requestOfVisitor } from './currentVisitor'
import { landingPathOf } from './guard'

/**
 * Why the visitor was refused.
 * @param page the refused path, as in the address
 * @returns `stuck` for a signed-in user whose rights open no page at all, with their address;
 *   `refused` for anybody else, null if the page was opened directly or the visitor is anonymous
 */
export const currentRefusal = async (page: unknown) => {
  const visitor = await currentVisitor()
  if (!visitor.isSignedIn) return { refused: null }
  if (landingPathOf(visitor) === null) return { stuck: { person: staffOf(visitor)?.email ?? null } }
  return { refused: await readWhyOfPage(await requestOfVisitor(), page) }
}
