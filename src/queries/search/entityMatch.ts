import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { searchOf } from '@/catalog'
import type { Searchable } from '@/catalog/names'
import { searchTermOf } from '@/domain/lists/searchTerm'
import { containsPattern, prefixPattern } from '@/domain/lists/likePattern'
import { phoneDigits } from '@/domain/search/phoneDigits'
import { foldedColumnOf, type SearchField } from '@/domain/search/searchFields'
import type { SearchQuery } from '@/domain/search/searchQuery'
import { digitsOf } from '@/domain/shared/text/fold'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'

const folded = (field: string): SQL => sql`t.${sql.identifier(foldedColumnOf(field))}`

type Match = { slug: Searchable; fields: readonly SearchField[]; query: SearchQuery }

/** A row whose value has `pattern`; `company.name` asks the name of its company. */
const has = ({ slug }: Match, path: string, pattern: string): SQL => {
  const [field, inner] = path.split('.') as [string, string?]
  if (!inner) return sql`${folded(field)} like ${pattern}`
  const related = searchOf(slug).related[field]
  if (!related) throw new Error(`${slug}: its search does not say where ${field} leads to`)
  return sql`t.${sql.identifier(`${columnNameOf(field)}_id`)} = any(array(select r.id
    from ${sql.identifier(tableNameOf(related))} r where r.${sql.identifier(foldedColumnOf(inner))} like ${pattern}))`
}

const join = (parts: readonly SQL[], by: 'and' | 'or'): SQL =>
  sql`(${sql.join([...parts], sql.raw(` ${by} `))})`

/** The same condition as `searchWhere` puts on a list, so that "see all (n)" shows n rows. */
const anywhere = (match: Match): SQL | null => {
  const { text } = match.query
  const words = searchTermOf(text).split(' ')
  const digits = phoneDigits(text)
  const parts = match.fields.flatMap(({ path, kind }) => {
    if (kind === 'text')
      return [
        join(
          words.map((word) => has(match, path, containsPattern(word))),
          'and',
        ),
      ]
    return digits === null ? [] : [has(match, path, containsPattern(digits))]
  })
  return parts.length > 0 ? join(parts, 'or') : null
}

const byNumber = ({ fields, query: { text } }: Match): SQL | null =>
  fields.some(({ path }) => path === 'number')
    ? sql`${folded('number')} like ${containsPattern(searchTermOf(text))}`
    : null

/** The condition on rows `t` of one collection, or null when there is nothing to look at. */
export const matchOf = (match: Match): SQL | null =>
  match.query.scope === 'tenders' ? byNumber(match) : anywhere(match)

type Rank = Match & { title: string; codes: readonly string[] }

/** `42` means `TKF-2026-00042`, whatever the year, and its revisions. */
const isTheNumber = (text: string): SQL =>
  /^\d+$/.test(text)
    ? sql`${folded('number')} ~ ${`-0*${text.replace(/^0+/, '')}(-r[0-9]+)?$`}`
    : sql`${folded('number')} = ${searchTermOf(text)}`

const isACode = ({ fields, codes, query }: Rank): SQL[] => {
  if (query.scope === 'tenders') return [isTheNumber(query.text)]
  const term = searchTermOf(query.text)
  // A term without digits matches no number: its empty digits would equal those of records without
  // one.
  const digits = /\p{L}/u.test(term) ? '' : digitsOf(term)
  return fields
    .filter(({ path }) => codes.includes(path))
    .flatMap(({ path, kind }) => {
      const wanted = kind === 'text' ? term : digits
      return wanted === '' ? [] : [sql`${folded(path)} = ${wanted}`]
    })
}

/**
 * The rank of a match, best first: 0 equals its code, 1 equals its name, 2 starts the name, 3
 * starts a word, 4 anything else.
 */
export const rankOf = (rank: Rank): SQL => {
  const codes = isACode(rank)
  const term = searchTermOf(rank.query.text)
  const isTitleReadable = rank.fields.some(({ path }) => path === rank.title)
  const title = folded(rank.title)
  const cases = [
    ...(codes.length > 0 ? [sql`when ${join(codes, 'or')} then 0`] : []),
    ...(isTitleReadable
      ? [
          sql`when ${title} = ${term} then 1`,
          sql`when ${title} like ${prefixPattern(term)} then 2`,
          sql`when ${title} like ${`% ${prefixPattern(term)}`} then 3`,
        ]
      : []),
  ]
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 4 end` : sql`4`
}
