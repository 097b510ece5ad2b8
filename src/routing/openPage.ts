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
 * What every page asks before it draws anything: is there such a page, may this visitor open it, is
 * its record there for them. Redirects, or ends with "not found", where the answer is no.
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
