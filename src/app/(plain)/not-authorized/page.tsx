import type { Metadata } from 'next'

import { NoRightsPage } from '@/components/frame/pages/NoRightsPage'
import { NotAuthorizedPage } from '@/components/frame/pages/NotAuthorizedPage'
import { currentRefusal } from '@/routing/denyPage'
import type { Query } from '@/routing/returnTo'
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
  const [locale, { page }] = [await currentLocale(), await searchParams]
  const { stuck, refused = null } = await currentRefusal(page)
  return stuck ? (
    <NoRightsPage locale={locale} {...stuck} />
  ) : (
    <NotAuthorizedPage locale={locale} refused={refused} />
  )
}

export default NotAuthorized
