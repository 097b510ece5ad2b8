import { notFound } from 'next/navigation'

import { requestOfPage } from '@/routing/currentVisitor'
import { openPage } from '@/routing/openPage'
import type { Query } from '@/routing/returnTo'
import { drawn } from '@/routing/verdict'

import { pageMetadata } from '../pageMetadata'
import { pageQuery } from '../pageQuery'
import { screenOf } from '../views/screens'

type Args = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Query>
}

export const generateMetadata = pageMetadata

/** Every page that is a screen of its own; `proxy.ts` sends lists and forms to their entries. */
const Page = (args: Args) =>
  drawn(async () => {
    const { page, query: asked } = await openPage(args)
    const draw = screenOf(page) ?? notFound()
    const query = pageQuery(asked, page)
    return draw({ page, query, req: await requestOfPage(query) })
  })

export default Page
