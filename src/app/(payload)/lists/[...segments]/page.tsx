import { notFound } from 'next/navigation'

import { requestOfPage } from '@/routing/currentVisitor'
import { entryOf } from '@/routing/entries'
import { openPage } from '@/routing/openPage'
import type { Query } from '@/routing/returnTo'
import { drawn } from '@/routing/verdict'

import { pageMetadata } from '../../pageMetadata'
import { pageQuery } from '../../pageQuery'
import { ListView } from '../../views/ListView'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Query>
}

export const generateMetadata = pageMetadata

/** Every list of the product. */
const Page = (args: Args) =>
  drawn(async () => {
    const { page, query: asked } = await openPage(args)
    if (entryOf(page.route) !== 'lists') notFound()
    const query = pageQuery(asked, page)
    return ListView({ page, query, req: await requestOfPage(query) })
  })

export default Page
