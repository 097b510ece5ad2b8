import type { Metadata } from 'next'

import { NoRightsPage } from '@/components/frame/pages/NoRightsPage'
import { NotAuthorizedPage } from '@/components/frame/pages/NotAuthorizedPage'
import { readWhyOfPage } from '@/queries/users/readWhy'
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

/**
 * Page for refused requests; the proxy sets the status, 403. The home page would redirect a user
 * without permission for any page back here, so the page has a text and a way to sign out instead
 * of a link.
 */
const NotAuthorized = async ({ searchParams }: Props) => {
  const [locale, visitor] = [await currentLocale(), await currentVisitor()]
  const { page } = await searchParams
  const isStuck = visitor.isSignedIn && landingPathOf(visitor) === null
  return isStuck ? (
    <NoRightsPage locale={locale} person={staffOf(visitor)?.email ?? null} />
  ) : (
    <NotAuthorizedPage
      locale={locale}
      refused={visitor.isSignedIn ? await readWhyOfPage(await requestOfVisitor(), page) : null}
    />
  )
}

export default NotAuthorized
