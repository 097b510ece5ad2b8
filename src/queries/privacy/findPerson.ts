import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { entityOf } from '@/catalog'
import { PERSONAL_USES, type PersonalUseName } from '@/catalog/personal'
import { TEXT_COLUMNS, useOfColumn } from '@/catalog/personalColumns'
import { containsPattern } from '@/domain/lists/likePattern'
import {
  leavesOf,
  personIn,
  type Leaf,
  type PersonQuery,
  type TypedPerson,
} from '@/domain/privacy/person'
import { highlight, type Piece } from '@/domain/search/highlight'
import { plainText } from '@/domain/shared/text/richText'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import type { HitGroup, PersonHit } from '@/present/privacy/hits'
import { keptText } from '@/present/privacy/register'
import { rowLinksOf } from '@/present/navigation/recordLinks'
import { readRows } from '../shared/rows'
import { columnName, tableName } from './names'

/** Rows shown of one table. */
export const MAX_HITS = 100

/** Tables that are not searched, with the reasons. */
const NOT_SEARCHED: Readonly<Record<string, string>> = {
  audit_lists: 'Rows end with their transaction.',
  rate_limits: 'Counters of some minutes, by hashed keys.',
  payload_preferences: 'How screens look, of the users themselves.',
}

/** The key of tables without an id; for secrets their hash. */
const KEYS: Readonly<Record<string, SQL>> = {
  tender_approvals: sql`t.tender_id`,
  session_devices: sql`encode(sha256(convert_to(t.session_id, 'UTF8')), 'hex')`,
  idempotency_keys: sql`encode(sha256(convert_to(t.user_key || ' ' || t.key, 'UTF8')), 'hex')`,
  import_rows: sql`t.import_id || '-' || t.number`,
  event_deliveries: sql`t.event_id || '-' || t.subscriber`,
}

/** SQL: the key of the row `t` of a table. */
export const keyOf = (table: string): SQL => KEYS[table] ?? sql`t.id`

/** Columns with personal data, of every searched table. */
export const SEARCHED: readonly { table: string; columns: readonly string[] }[] = Object.entries(
  TEXT_COLUMNS,
).flatMap(([table, uses]) => {
  const columns = Object.entries(uses).flatMap(([use, names]) => (use === 'none' ? [] : names))
  return columns.length > 0 && !(table in NOT_SEARCHED) ? [{ table, columns }] : []
})

const matchSql = ({ words, email, digits }: PersonQuery): SQL => {
  const has = (word: string) => sql`f.folded like ${containsPattern(word)}`
  const ways = [
    ...(words.length > 0 ? [sql`(${sql.join(words.map(has), sql` and `)})`] : []),
    ...(email === null ? [] : [has(email)]),
    ...(digits === null ? [] : [sql`digits_text(c.text) like ${containsPattern(digits)}`]),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

/** A row with the columns that name the person. */
export type FoundRow = {
  key: string
  /** Every personal column that is not empty, as text. */
  values: Record<string, string>
  /** The columns that name the person, with each occurrence. */
  found: { column: string; leaves: (Leaf & { by: keyof TypedPerson })[] }[]
}

const isJson = (text: string) => /^[[{"]/.test(text)

const leavesIn = (text: string): Leaf[] => {
  if (isJson(text))
    try {
      return leavesOf(JSON.parse(text) as unknown)
    } catch {
      // Plain text that only looks like JSON.
    }
  return [{ path: '', text: text.includes('<') ? plainText(text) : text }]
}

/**
 * Rows of a table that name a person, in one statement.
 * @param args.keys only these rows
 * @param args.limit most rows
 */
export const findRows = async (args: {
  req: PayloadRequest
  table: string
  columns: readonly string[]
  query: PersonQuery
  keys?: readonly string[]
  limit: number
}): Promise<FoundRow[]> => {
  const { req, table, columns, query, keys, limit } = args
  const key = keyOf(table)
  const texts = columns.map(
    (column) => sql`(${sql.raw(`'${column}'`)}, t.${sql.identifier(column)}::text)`,
  )
  const rows = await readRows<{ key: string; values: Record<string, string> }>(
    req,
    sql`select (${key})::text as key, v.values
        from ${sql.identifier(table)} t cross join lateral (
          select jsonb_object_agg(c.name, c.text) as values,
            bool_or(${matchSql(query)}) as is_found
          from (values ${sql.join(texts, sql`, `)}) c(name, text)
          -- Folded once, however many words are looked for.
          cross join lateral (select fold_text(c.text) as folded offset 0) f
          where c.text is not null) v
        where v.is_found ${
          keys
            ? sql`and (${key})::text = any(array[${sql.join(
                keys.map((each) => sql`${each}`),
                sql`, `,
              )}]::text[])`
            : sql``
        }
        limit ${limit}`,
  )
  return rows.flatMap(({ key: id, values }) => {
    const found = columns.flatMap((column) => {
      const leaves = leavesIn(values[column] ?? '').flatMap((leaf) => {
        const by = personIn(leaf.text, query)
        return by ? [{ ...leaf, by }] : []
      })
      return leaves.length > 0 ? [{ column, leaves }] : []
    })
    return found.length > 0 ? [{ key: id, values, found }] : []
  })
}

/** Characters of context on either side of a match. */
const AROUND = 60

const excerptOf = (text: string, typed: string): Piece[] => {
  const pieces = highlight({ text, typed })
  const first = pieces.findIndex(({ isMatch }) => isMatch)
  const before = pieces.slice(0, Math.max(first, 0)).map((piece) => piece.text)
  const letters = [...text]
  const start = [...before.join('')].length
  const from = Math.max(0, start - AROUND)
  const to = start + 2 * AROUND
  const more = { text: '…', isMatch: false }
  return [
    ...(from > 0 ? [more] : []),
    ...highlight({ text: letters.slice(from, to).join(''), typed }),
    ...(to < letters.length ? [more] : []),
  ]
}

const newestFirst = (one: PersonHit, other: PersonHit) => Number(other.key) - Number(one.key) || 0

/**
 * Finds a person in every column with personal data: forms, free text, documents, mails, trail,
 * trash, imported rows. It bypasses all other rights; the caller checks that of *privacy* and that
 * the session was confirmed.
 * @param args.typed what was typed, for highlighting
 * @returns by table, in the order of the register; tables without a match are left out
 */
export const findPerson = async (args: {
  req: PayloadRequest
  typed: TypedPerson
  query: PersonQuery
}): Promise<HitGroup[]> => {
  const { req, typed, query } = args
  const t = createTranslator(localeOfRequest(req))
  const may = await mayOf(req)
  const groups: HitGroup[] = []
  for (const { table, columns } of SEARCHED) {
    const rows = await findRows({ req, table, columns, query, limit: MAX_HITS + 1 })
    if (rows.length === 0) continue
    const use = useOfColumn(table, rows[0]?.found[0]?.column ?? '') as PersonalUseName
    const slug = entityOf(table.replaceAll('_', '-'))?.slug
    groups.push({
      table,
      name: tableName(t, table),
      use,
      purpose: t(`privacy.uses.${use}.name`),
      kept: keptText(t, PERSONAL_USES[use].keep),
      isCut: rows.length > MAX_HITS,
      hits: rows
        .slice(0, MAX_HITS)
        .map(({ key, found }): PersonHit => {
          const doc = { id: Number(key) }
          const href = slug && rowLinksOf({ slug, doc, may: (right) => may(right) }).view
          return {
            ...{ table, key, ...(href && { href }) },
            found: found.map(({ column, leaves }) => {
              const [leaf] = leaves
              return {
                column: columnName(req, { t, table, column }),
                pieces: excerptOf(leaf?.text ?? '', typed[leaf?.by ?? 'name'] ?? ''),
              }
            }),
          }
        })
        .toSorted(newestFirst),
    })
  }
  return groups
}
