import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AppAbility } from '@/access/buildAbility'
import { mayRead } from '@/access/reading/listReaders'
import { mayReadFieldOf, readableSearchFields } from '@/access/reading/searchRights'
import { foldedColumnOf } from '@/domain/search/searchFields'
import type { SearchQuery } from '@/domain/search/searchQuery'
import { dayText, momentText } from '../shared/asText'
import { matchOf, rankOf } from './entityMatch'
import type { SearchedEntity } from './searchedEntities'
import { DEFAULT_TIME_ZONE } from '@/domain/shared/day'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'

/** A found row; fields that the caller may not see are null or missing. */
export type HitRow = {
  slug: string
  total: number
  rank: number
  place: number
  id: number
  title: string | null
  details: string[]
  /** All searched values, because the displayed ones may not explain the match. */
  searched: string[]
  company: number | null
  status: string | null
  /** Needed for the displayed status of a tender; false if the reader may not see it. */
  isAccepted: boolean
  validUntil: string | null
  timeZone: string | null
  /** Its `palette.fact` as text: an exact decimal, a date, a date and time. */
  fact: string | null
  /** The unit of a quantity. */
  unit: string | null
}

const columnOf = (field: string): SQL =>
  field === 'company.name'
    ? sql`c.name`
    : sql`t.${sql.identifier(foldedColumnOf(field).replace(/_folded$/, ''))}`

const own = (field: string): SQL => sql`t.${sql.identifier(columnNameOf(field))}`

type Readable = { entity: SearchedEntity; maySee: (field: string) => boolean }

/** Neither the value nor its absence reveals a field that the caller may not read. */
const factSql = ({ entity: { fact, columns }, maySee }: Readable): SQL => {
  if (!fact || !maySee(fact.field)) return sql`null::text as fact, null::text as unit`
  const { field, unit, unless } = fact
  const column = own(field)
  const kind = columns[field]?.kind
  const momentOf = (at: SQL, wholeDay: string | undefined): SQL =>
    wholeDay && maySee(wholeDay)
      ? sql`case when ${own(wholeDay)} then to_char(${at} at time zone
          coalesce((select time_zone from settings limit 1), ${DEFAULT_TIME_ZONE}), 'YYYY-MM-DD')
          else ${momentText(at)} end`
      : momentText(at)
  const text =
    kind === 'day'
      ? dayText(column)
      : kind === 'dateTime'
        ? momentOf(column, columns[field]?.wholeDay)
        : sql`${column}::text`
  const shown =
    unless && maySee(unless) ? sql`case when ${own(unless)} then null else ${text} end` : text
  return sql`${shown} as fact,
    ${unit && maySee(unit) ? sql`${own(unit)}::text` : sql`null::text`} as unit`
}

/** The status; for records that expire, only if the caller may read the last day too. */
const statusSql = ({ entity: { hasStatus, columns }, maySee }: Readable): SQL => {
  const { after: lastDay, unless } = columns.status?.expires ?? {}
  const isOpen = hasStatus && maySee('status') && (!lastDay || maySee(lastDay))
  return sql`${isOpen ? sql`t.status::text` : sql`null::text`} as status,
    ${unless && maySee(unless) ? sql`${own(unless)} is not null` : sql`false`} as "isAccepted",
    ${isOpen && lastDay ? dayText(own(lastDay)) : sql`null::text`} as "validUntil",
    ${isOpen && lastDay ? sql`(select time_zone from settings limit 1)` : sql`null::text`} as "timeZone"`
}

/**
 * The statement for one collection's hits, best first.
 * @param args.length most rows; all are counted
 * @returns null when this reader can find nothing there
 */
export const hitsStatement = (args: {
  entity: SearchedEntity
  ability: AppAbility
  query: SearchQuery
  length: number
}): SQL | null => {
  const { entity, ability, query, length } = args
  const { slug, title, codes = [], hasCompany } = entity
  const fields = readableSearchFields(ability, slug)
  const where = matchOf({ slug, fields, query })
  if (!mayRead(ability, slug) || !where) return null

  const maySee = (field: string): boolean =>
    field === 'company.name'
      ? mayReadFieldOf(ability, slug, 'company') && mayReadFieldOf(ability, 'companies', 'name')
      : mayReadFieldOf(ability, slug, field)
  const details = entity.details.filter(maySee).map((field) => sql`${columnOf(field)}::text`)
  const order = maySee(title) ? sql`t.${sql.identifier(foldedColumnOf(title))}, t.id` : sql`t.id`
  const table = sql.identifier(tableNameOf(slug))
  const company = hasCompany && maySee('company') ? sql`t.company_id` : sql`null::int`

  return sql`(select ${sql.raw(`'${slug}'`)} as slug, m.total, m.rank, m.place, t.id,
      ${maySee(title) ? sql`${columnOf(title)}::text` : sql`null::text`} as title,
      ${
        details.length > 0
          ? sql`array_remove(array[${sql.join(details, sql`, `)}], null)`
          : sql`array[]::text[]`
      } as details,
      array_remove(array[${sql.join(
        fields.map(({ path }) => sql`${columnOf(path)}::text`),
        sql`, `,
      )}], null) as searched,
      ${company} as company,
      ${statusSql({ entity, maySee })},
      ${factSql({ entity, maySee })}
    from (
      select id, total, rank, row_number() over ()::int as place from (
        select t.id, count(*) over ()::int as total, ${rankOf({ slug, fields, query, title, codes })} as rank
        from ${table} t where ${where}
        order by rank, ${order} limit ${length}
      ) ordered
    ) m
    join ${table} t on t.id = m.id
    ${hasCompany ? sql`left join companies c on c.id = t.company_id` : sql``})`
}
