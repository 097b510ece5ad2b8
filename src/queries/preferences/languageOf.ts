import { sql } from '@payloadcms/db-postgres'
import { languageIn, PREFERENCES } from '@/domain/settings/preferences'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { readRows, type Reader } from '../shared/rows'
import { preferenceOf } from './ownRows'

/**
 * The language of mails to a user, and of their calendar feed: the one they chose, else the one in
 * which they last viewed pages.
 * @returns the default, Turkish, for a user who never chose another
 */
export const languageOf = async (req: Reader, userId: number): Promise<Locale> => {
  const [row] = await readRows<{ chosen: string | null; last: unknown }>(
    req,
    sql`select u.mail_language::text as chosen,
          ${preferenceOf(sql`u.id`, PREFERENCES.language)} as last
        from users u where u.id = ${userId}`,
  )
  const found = row?.chosen ?? languageIn(row?.last)
  return isLocale(found) ? found : DEFAULT_LOCALE
}
