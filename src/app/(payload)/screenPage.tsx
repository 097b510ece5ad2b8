import { notFound } from 'next/navigation'

import type { ScreenName } from '@/catalog/names'
import { requestOfPage } from '@/routing/currentVisitor'
import { entryOf, type Entry } from '@/routing/entries'
import { openPage } from '@/routing/openPage'
import type { Query } from '@/routing/returnTo'
import { drawn } from '@/routing/verdict'

import { pageQuery } from './pageQuery'
import type { Screens } from './views/view'

type Args = {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Query>
}

/**
 * The page of an entry with custom screens.
 * @param entry null for the one that has no path segment of its own
 * @param screens of the entry
 */
export const screenPage =
  (entry: Entry | null, screens: Partial<Screens<ScreenName>>) => (args: Args) =>
    drawn(async () => {
      const { page, query: asked } = await openPage(args)
      const { target } = page.route
      const name = target.kind !== 'redirect' && entryOf(page.route) === entry && target.screen
      const draw = (name && screens[name]) || notFound()
      const query = pageQuery(asked, page)
      return draw({ page, query, req: await requestOfPage(query) })
    })
