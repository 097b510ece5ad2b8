import type { Metadata } from 'next'

import { toInternal } from '@/catalog/codec'
import { currentLocale } from '@/routing/currentLocale'
import { currentVisitor } from '@/routing/currentVisitor'
import { pathnameOf } from '@/routing/openPage'
import { pageTitle } from '@/routing/pageTitle'
import { siteOf } from '@/queries/settings/siteOf'

import { recordTitle } from '@/queries/related/recordTitle'

/** Metadata of every page. The title of a record's page is the name of the record. */
export const pageMetadata = async (args: {
  params: Promise<{ segments?: string[] }>
}): Promise<Metadata> => {
  const page = toInternal(await pathnameOf(args))
  const [{ payload, user }, locale] = await Promise.all([currentVisitor(), currentLocale()])
  const record = page && (await recordTitle({ page, payload, user, locale }))
  return {
    title: await pageTitle(record ? record.list : page?.route.title, record?.name),
    description: (await siteOf(payload)).siteDescription,
    icons: { icon: '/icon.svg' },
    robots: { index: false, follow: false },
  }
}
