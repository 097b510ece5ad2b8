import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { CollectionSlug, Payload } from 'payload'

import { refuseSearchTerm } from '@/domain/lists/searchTerm'
import { MAX_LIMIT } from '@/domain/lists/pageSizes'
import { checkRecord } from '@/routing/checkRecord'
import { isPayloadPath, toInternal, type Decoded } from '@/routing/codec'
import { currentVisitor } from '@/routing/currentVisitor'
import { guardPage } from '@/routing/guardPage'
import { pageTitle } from '@/routing/pageTitle'
import { redirectToPublicPath } from '@/routing/redirectToPublicPath'
import { returnPathFrom, type Query } from '@/routing/returnTo'

import { ResetPasswordScreen } from '../views/ResetPasswordScreen'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Query>
}

const pathnameOf = async ({ params }: Args): Promise<string> =>
  `/${((await params).segments ?? []).join('/')}`

/** The query Payload's view gets: the company comes from the path only, the way back is checked. */
const queryFor = (query: Query, scope: string | undefined): Record<string, string | string[]> => {
  const { scope: _ignored, to: _to, redirect: _redirect, search, ...rest } = query
  const given = Object.entries(rest).filter((entry): entry is [string, string | string[]] =>
    Boolean(entry[1] !== undefined),
  )
  const limit = Number(rest.limit)
  const isTooMany = limit > MAX_LIMIT || limit < 1
  return {
    ...Object.fromEntries(given),
    // Fewer than three characters never reach the database.
    ...(typeof search === 'string' && !refuseSearchTerm(search) && { search }),
    ...(isTooMany && { limit: String(MAX_LIMIT) }),
    ...(scope && { scope }),
  }
}

export const generateMetadata = async (args: Args): Promise<Metadata> => ({
  title: await pageTitle(toInternal(await pathnameOf(args))?.route.title),
  icons: { icon: '/icon.svg' },
  robots: { index: false, follow: false },
})

/**
 * Payload's own path for a screen. Lists are one screen of ours, except where a collection brings
 * another page in place of its list.
 */
const segmentsFor = ({ route: { target }, internalPath }: Decoded, payload: Payload): string[] => {
  const segments = internalPath.split('/').filter(Boolean)
  if (target.kind !== 'collection' || target.view !== 'list') return segments
  const { config: collection } = payload.collections[target.slug as CollectionSlug]
  return collection.admin.components?.views?.list?.Component ? segments : ['lists', target.slug]
}

const Page = async (args: Args) => {
  const pathname = await pathnameOf(args)
  const query = await args.searchParams
  const decoded = toInternal(pathname)
  if (!decoded) return isPayloadPath(pathname) ? redirectToPublicPath(pathname, query) : notFound()

  await guardPage({ route: decoded.route, pathname, query })
  await checkRecord(decoded, await currentVisitor())

  // Payload hard-codes its own screen for this path.
  if (decoded.route.name === 'resetPassword')
    return (
      <ResetPasswordScreen
        payload={(await currentVisitor()).payload}
        token={String(decoded.params.token)}
      />
    )

  const isGuests = decoded.route.guard === 'guests'
  return RootPage({
    config,
    importMap,
    params: Promise.resolve({ segments: segmentsFor(decoded, (await currentVisitor()).payload) }),
    searchParams: Promise.resolve({
      ...queryFor(query, decoded.query.scope),
      ...(isGuests && { redirect: returnPathFrom(query) }),
    }),
  })
}

export default Page
