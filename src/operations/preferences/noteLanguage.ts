import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { languageIn, PREFERENCES } from '@/domain/settings/preferences'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales'
import { readRows } from '@/queries/shared/rows'
import { ownRowsOf } from '@/queries/preferences/ownRows'

const KEY = PREFERENCES.language

/** One statement outside the request's transaction; the last write wins. */
const write = (payload: Payload, userId: number, locale: Locale) =>
  readRows(
    { payload },
    sql`with value as (select ${JSON.stringify({ locale })}::jsonb as value),
          mine as (select p.id ${ownRowsOf(userId)} and p.key = ${KEY}),
          changed as (update payload_preferences set value = (select value from value),
            updated_at = now() where id in (select id from mine)),
          made as (insert into payload_preferences (key, value, updated_at, created_at)
            select ${KEY}, value, now(), now() from value
            where not exists (select 1 from mine) returning id)
        insert into payload_preferences_rels (parent_id, path, users_id)
        select id, 'user', ${userId} from made`,
  )

/**
 * Stores the language of the page being rendered for a user, if it has changed. Runs in the
 * background: the page neither waits for it nor fails with it.
 * @param args.stored the user's stored preference (`PREFERENCES.language`)
 */
export const noteLanguage = (
  payload: Payload,
  args: { userId: number; locale: Locale; stored: unknown },
): void => {
  const { userId, locale, stored } = args
  if (locale === (languageIn(stored) ?? DEFAULT_LOCALE)) return
  write(payload, userId, locale).catch((err: unknown) =>
    payload.logger.warn({ msg: 'The language of a person could not be noted', err }),
  )
}
