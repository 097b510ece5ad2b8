import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import type { CommandRight } from '@/catalog/commands/command'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import type { Decoded } from '@/catalog/codec'
import type { RouteName } from '@/catalog/paths'

/** The arguments of each custom view. */
export type ViewPage = {
  req: PayloadRequest
  locale: Locale
  /** The record and the company of the path; 0 if missing. */
  id: number
  scope: number
  route: RouteName
  /**
   * Whether the visitor has a right, for links and buttons; with a field, whether the right
   * includes it.
   */
  may: (right: CommandRight) => boolean
}

/** The context of a page: the ids of its path, the reader's language and rights. */
export const viewPage = async ({
  req,
  page,
}: {
  req: PayloadRequest
  page: Decoded
}): Promise<ViewPage> => {
  const { language } = req.i18n
  const ability = await abilityOfRequest(req)
  return {
    req,
    locale: isLocale(language) ? language : DEFAULT_LOCALE,
    id: Number(page.params.id ?? 0),
    scope: Number(page.params.scope ?? 0),
    route: page.route.name,
    may: (right) => ability.can(...right),
  }
}
