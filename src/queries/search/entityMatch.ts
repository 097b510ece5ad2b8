import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { searchOf } from '@/catalog'
import type { Searchable } from '@/catalog/names'
import { searchTermOf } from '@/domain/lists/searchTerm'
import { prefixPattern } from '@/domain/lists/likePattern'
import { codeForms, codeTermOf } from '@/domain/search/codeForms'
import { foldedPatterns } from '@/domain/search/foldedPatterns'
import { phoneDigits } from '@/domain/search/phoneDigits'
import { foldedColumnOf, type SearchField } from '@/domain/search/searchFields'
import type { SearchQuery } from '@/domain/search/searchQuery'
import { digitsOf } from '@/domain/shared/text/fold'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'

const folded = (field: string): SQL => sql`t.${sql.identifier(foldedColumnOf(field))}`

type Match = { slug: Searchable; fields: readonly SearchField[]; query: SearchQuery }

const join = (parts: readonly SQL[], by: 'and' | 'or'): SQL =>
  sql`(${sql.join([...parts], sql.raw(` ${by} `))})`

/** Each pattern separately: a trigram index does not support `like any`. */
const matches = (column: SQL, patterns: readonly string[]): SQL =>
  join(
    patterns.map((pattern) => sql`${column} like ${pattern}`),
    'or',
  )

/** Whether a field contains `text`; `company.name` is the name of its company. */
const has = ({ slug }: Match, { path, kind }: SearchField, text: string): SQL => {
  const [field, inner] = path.split('.') as [string, string?]
  const patterns = foldedPatterns(kind, text)
  if (!patterns) return sql`false`
  if (!inner) return matches(folded(field), patterns)
  const related = searchOf(slug).related[field]
  if (!related) throw new Error(`${slug}: its search does not say where ${field} leads to`)
  return sql`t.${sql.identifier(`${columnNameOf(field)}_id`)} = any(array(select r.id
    from ${sql.identifier(tableNameOf(related))} r
    where ${matches(sql`r.${sql.identifier(foldedColumnOf(inner))}`, patterns)}))`
}

/** Equal to the condition of a list's `searchWhere`: "see all (n)" must show n rows. */
const anywhere = (match: Match): SQL | null => {
  const { text } = match.query
  const term = searchTermOf(text)
  const digits = phoneDigits(text)
  const parts = match.fields.flatMap((field) => {
    if (field.kind === 'digits') return digits === null ? [] : [has(match, field, digits)]
    const words = (field.kind === 'text' ? term : codeTermOf(term)).split(' ')
    return [
      join(
        words.map((word) => has(match, field, word)),
        'and',
      ),
    ]
  })
  return parts.length > 0 ? join(parts, 'or') : null
}

const byNumber = (match: Match): SQL | null => {
  const number = match.fields.find(({ path }) => path === 'number')
  return number ? has(match, number, searchTermOf(match.query.text)) : null
}

/** The condition on rows `t` of one collection, or null if no field is searchable. */
export const matchOf = (match: Match): SQL | null =>
  match.query.scope === 'tenders' ? byNumber(match) : anywhere(match)

type Rank = Match & { title: string; codes: readonly string[] }

/** `42` matches `TKF-2026-00042` of any year, and its revisions. */
const isTheCount = (text: string): SQL | null =>
  /^\d+$/.test(text)
    ? sql`${folded('number')} ~ ${`-0*${text.replace(/^0+/, '')}(-r[0-9]+)?$`}`
    : null

/** Codes equal to the typed text. */
const isACode = ({ fields, codes, query }: Rank): SQL[] => {
  const count = query.scope === 'tenders' ? isTheCount(query.text) : null
  if (count) return [count]
  const term = searchTermOf(query.text)
  // A term without digits matches no number: its empty digits would equal those of records without
  // one.
  const digits = /\p{L}/u.test(term) ? '' : digitsOf(term)
  return fields
    .filter(({ path }) => codes.includes(path))
    .flatMap(({ path, kind }) => {
      const wanted = kind === 'digits' ? digits : term
      return wanted === '' ? [] : [sql`${folded(path)} = ${wanted}`]
    })
}

/** Codes equal except for separators, or the zeros of a counter. */
const isACodeOtherwiseWritten = ({ fields, codes, query }: Rank): SQL[] =>
  fields
    .filter(({ path }) => codes.includes(path))
    .flatMap(({ path, kind }) => {
      if (kind !== 'code' && kind !== 'number') return []
      const forms = codeForms({ kind, text: searchTermOf(query.text) })
      return [
        sql`${folded(path)} in (${sql.join(
          forms.map((form) => sql`${form}`),
          sql`, `,
        )})`,
      ]
    })

/** The lowest rank that is not an exact match of a code. */
export const FIRST_INEXACT_RANK = 2

/**
 * The rank of a match, best first: 0 equals its code, 1 equals it except for separators, 2 equals
 * its name, 3 starts the name, 4 starts a word, 5 anything else.
 */
export const rankOf = (rank: Rank): SQL => {
  const same = isACode(rank)
  const alike = isACodeOtherwiseWritten(rank)
  const term = searchTermOf(rank.query.text)
  const isTitleReadable = rank.fields.some(({ path }) => path === rank.title)
  const title = folded(rank.title)
  const cases = [
    ...(same.length > 0 ? [sql`when ${join(same, 'or')} then 0`] : []),
    ...(alike.length > 0 ? [sql`when ${join(alike, 'or')} then 1`] : []),
    ...(isTitleReadable
      ? [
          sql`when ${title} = ${term} then 2`,
          sql`when ${title} like ${prefixPattern(term)} then 3`,
          sql`when ${title} like ${`% ${prefixPattern(term)}`} then 4`,
        ]
      : []),
  ]
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 5 end` : sql`5`
}
