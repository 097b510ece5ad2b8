import { languageIn, PREFERENCES } from '@/domain/settings/preferences'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import type { Reader } from '../shared/rows'
import { readPreferences } from './readPreferences'

/**
 * The language in which a user last viewed pages; mails and notifications to the user are in it.
 * @returns the default, Turkish, for a user who never chose another
 */
export const languageOf = async (req: Reader, userId: number): Promise<Locale> => {
  const key = PREFERENCES.language
  const found = languageIn((await readPreferences({ req, userId, keys: [key] })).get(key))
  return isLocale(found) ? found : DEFAULT_LOCALE
}
