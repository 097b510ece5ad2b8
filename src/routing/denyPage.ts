import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/domain/shared/text/headerNames'
import { noteCaller, withAuditContext } from '@/lib/auditContext'
import { PATHS } from '@/catalog/paths'
import { recordDenial } from '@/operations/audit/recordDenial'
import { currentVisitor, requestOfVisitor } from './currentVisitor'
import type { Route } from '@/catalog/build'
import { staffOf } from '@/access/session/staffOf'
import { readWhyOfPage } from '@/queries/users/readWhy'
import { landingPathOf } from './guard'

/** Once per request: layout and page both ask the guard. */
const recordOnce = cache(async (path: string, subject: string | null): Promise<void> => {
  const { payload, user } = await currentVisitor()
  const sent = await headers()
  const origin = {
    address: sent.get(CLIENT_ADDRESS_HEADER),
    request: sent.get(REQUEST_ID_HEADER),
  }
  await withAuditContext(origin, () => {
    noteCaller(user)
    return recordDenial(payload, { code: 'notAllowed', method: 'GET', path, subject })
  })
})

/**
 * Records the denial of a page, and redirects to the page that explains it with the path of the
 * denied page: it names the missing right, and nothing of a record.
 */
export const denyPage = async (path: string, route?: Route): Promise<never> => {
  const target = route?.target
  await recordOnce(path, target?.kind === 'collection' ? target.slug : null)
  const query = route?.name === 'root' ? '' : `?${new URLSearchParams({ page: path })}`
  return redirect(`${PATHS.notAuthorized}${query}`)
}

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
