import type { Metadata } from 'next'

import { NoRightsPage } from '@/components/frame/pages/NoRightsPage'
import { NotAuthorizedPage } from '@/components/frame/pages/NotAuthorizedPage'
import { whyAsked } from '@/catalog/whyAsked'
import { readWhy } from '@/queries/users/readWhy'
import { currentVisitor, requestOfVisitor } from '@/routing/currentVisitor'
import type { Query } from '@/routing/returnTo'
import { landingPathOf } from '@/routing/guard'
import { staffOf } from '@/access/session/staffOf'
import { currentLocale } from '@/routing/currentLocale'
import { pageTitle } from '@/routing/pageTitle'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: await pageTitle('pages.notAuthorizedTitle'),
  robots: { index: false },
})

type Props = { searchParams: Promise<Query> }

/** Why the page at a path is refused; nothing for what is no page of the product. */
const readRefused = async (page: Query[string]) => {
  const asked = whyAsked({ page })
  if (typeof asked === 'string' || typeof page !== 'string') return null
  return { path: page, why: await readWhy(await requestOfVisitor(), asked) }
}

/**
 * Page for refused requests; the proxy sets the status, 403. A user with permission for no page at
 * all would only be redirected here again from home, so they get an explanation and can sign out.
 */
const NotAuthorized = async ({ searchParams }: Props) => {
  const [locale, visitor, query] = await Promise.all([
    currentLocale(),
    currentVisitor(),
    searchParams,
  ])
  const isStuck = visitor.isSignedIn && landingPathOf(visitor) === null
  return isStuck ? (
    <NoRightsPage locale={locale} person={staffOf(visitor)?.email ?? null} />
  ) : (
    <NotAuthorizedPage
      locale={locale}
      refused={visitor.isSignedIn ? await readRefused(query.page) : null}
    />
  )
}

export default NotAuthorized
