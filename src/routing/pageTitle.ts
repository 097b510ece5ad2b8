import { translate } from '@/i18n/translate'
import type { MessageKey } from '@/i18n/messages'

import { currentLocale } from './currentLocale'
import { currentVisitor } from './currentVisitor'
import { siteOf } from '@/queries/settings/siteOf'

/**
 * The title of a page in the reader's language, with the site's own.
 * @param key title of the page; without it, the title of the not-found page
 * @param name of the record on it, which distinguishes browser tabs
 */
export const pageTitle = async (
  key: MessageKey = 'pages.notFoundTitle',
  name?: string,
): Promise<string> => {
  const title = translate(await currentLocale(), key)
  const { siteTitle } = await siteOf((await currentVisitor()).payload)
  return [name, title, siteTitle].filter(Boolean).join(' · ')
}
