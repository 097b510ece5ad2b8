import type { Metadata } from 'next'

import { toInternal } from '@/routing/codec'
import { currentVisitor } from '@/routing/currentVisitor'
import { pathnameOf } from '@/routing/openPage'
import { pageTitle } from '@/routing/pageTitle'
import { siteOf } from '@/routing/siteOf'

/** What the head of every page says. */
export const pageMetadata = async (args: {
  params: Promise<{ segments?: string[] }>
}): Promise<Metadata> => ({
  title: await pageTitle(toInternal(await pathnameOf(args))?.route.title),
  description: (await siteOf((await currentVisitor()).payload)).siteDescription,
  icons: { icon: '/icon.svg' },
  robots: { index: false, follow: false },
})
