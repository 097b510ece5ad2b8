import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import { notFound } from 'next/navigation'

import { entryOf } from '@/routing/entries'
import { openPage } from '@/routing/openPage'
import type { Query } from '@/routing/returnTo'
import { mayBeMissing } from '@/routing/verdict'

import { importMap } from '../../importMap.js'
import { pageMetadata } from '../../pageMetadata'
import { pageQuery } from '../../pageQuery'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Query>
}

export const generateMetadata = pageMetadata

/** The forms of records, rendered by Payload: it gets its own path segments. */
const Page = async (args: Args) => {
  mayBeMissing()
  const { page, query } = await openPage(args)
  if (entryOf(page.route) !== 'forms') notFound()
  return RootPage({
    config,
    importMap,
    params: Promise.resolve({ segments: page.internalPath.split('/').filter(Boolean) }),
    searchParams: Promise.resolve(pageQuery(query, page)),
  })
}

export default Page
