import { cache } from 'react'

import { translate } from '@/i18n/translate'
import type { MessageKey } from '@/i18n/messages'
import { companySettings } from '@/operations/settings/companySettings'

import { currentLocale } from './currentLocale'
import { currentVisitor } from './currentVisitor'

const siteTitle = cache(async (): Promise<string | null> => {
  const { payload } = await currentVisitor()
  return (await companySettings({ payload })).siteTitle
})

/**
 * The title of a page in the reader's language, with the site's own.
 * @param key title of the page; without it, that of a page that could not be found
 */
export const pageTitle = async (key: MessageKey = 'pages.notFoundTitle'): Promise<string> => {
  const title = translate(await currentLocale(), key)
  const site = await siteTitle()
  return site ? `${title} · ${site}` : title
}
