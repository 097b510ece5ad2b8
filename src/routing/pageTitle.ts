import { translate } from '@/i18n/translate'
import type { MessageKey } from '@/i18n/messages'

import { currentLocale } from './currentLocale'
import { currentVisitor } from './currentVisitor'
import { siteOf } from './siteOf'

/**
 * The title of a page in the reader's language, with the site's own.
 * @param key title of the page; without it, that of a page that could not be found
 */
export const pageTitle = async (key: MessageKey = 'pages.notFoundTitle'): Promise<string> => {
  const title = translate(await currentLocale(), key)
  const { siteTitle: site } = await siteOf((await currentVisitor()).payload)
  return site ? `${title} · ${site}` : title
}
