import { notFound } from 'next/navigation'

import { checkRecord } from './checkRecord'
import { isPayloadPath, toInternal, type Decoded } from '@/catalog/codec'
import { currentVisitor } from './currentVisitor'
import { guardPage } from './guardPage'
import { redirectToPublicPath } from './redirectToPublicPath'
import type { Query } from './returnTo'

type PageArgs = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Query>
}

/** The public path of a page, which is what its segments spell. */
export const pathnameOf = async ({ params }: Pick<PageArgs, 'params'>): Promise<string> =>
  `/${((await params).segments ?? []).join('/')}`

/**
 * The checks of every page before it renders: does the page exist, may this visitor open it, does
 * its record exist for them. Otherwise redirects, or ends with "not found".
 * @returns the page and its query
 */
export const openPage = async (args: PageArgs): Promise<{ page: Decoded; query: Query }> => {
  const [pathname, query] = await Promise.all([pathnameOf(args), args.searchParams])
  const page = toInternal(pathname)
  if (!page) return isPayloadPath(pathname) ? redirectToPublicPath(pathname, query) : notFound()
  await guardPage({ route: page.route, pathname, query })
  await checkRecord(page, await currentVisitor())
  return { page, query }
}
