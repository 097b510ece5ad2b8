import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { PERSONAL_USES } from '@/catalog/personal'
import { useOfDestroyed } from '@/catalog/personalColumns'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import type { Destruction } from '@/present/privacy/requests'
import { keptText } from '@/present/privacy/register'
import { readRows } from '../shared/rows'
import { tableName } from './names'

/**
 * The record of destruction: numbers of rows deleted at the end of their retention period, the
 * newest day first, with names in the reader's language. It contains no personal data itself. The
 * caller checks *read* of privacy.
 * @param limit maximum number of rows; all of the last three years by default
 */
export const readDestructions = async (
  req: PayloadRequest,
  limit?: number,
): Promise<Destruction[]> => {
  const t = createTranslator(localeOfRequest(req))
  const rows = await readRows<Pick<Destruction, 'day' | 'what' | 'rows'>>(
    req,
    sql`select day::text as day, what, rows::float8 as rows from destructions
        order by day desc, what limit ${limit ?? null}`,
  )
  return rows.map((row) => {
    const use = useOfDestroyed(row.what)
    return {
      ...row,
      // A table of an earlier release has no name any more.
      name: use ? tableName(t, row.what) : row.what,
      rule: use ? keptText(t, PERSONAL_USES[use].keep) : '',
    }
  })
}
