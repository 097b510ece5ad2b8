import { sql } from '@payloadcms/db-postgres'
import { termsIn, type PrintedTerms, type TermsByLanguage } from '@/domain/settings/terms'
import type { Locale } from '@/i18n/locales'
import { readRows, type Reader } from '../shared/rows'

/**
 * The privacy notice for customers: that of the language, else the Turkish one.
 * @returns null where none is written
 */
export const privacyNotice = async (req: Reader, locale: Locale): Promise<PrintedTerms | null> => {
  const [row] = await readRows<TermsByLanguage>(
    req,
    sql`select privacy_notice_tr as tr, privacy_notice_en as en, privacy_notice_fr as fr,
               privacy_notice_ar as ar from settings limit 1`,
  )
  return row ? termsIn(row, locale) : null
}
