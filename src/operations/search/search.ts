import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { mayRead, mayReadFieldOf, readableSearchFields } from '@/access/searchRights'
import { foldedColumnOf } from '@/domain/search/searchFields'
import { refuseSearchQuery, searchQueryOf, type SearchQuery } from '@/domain/search/searchQuery'
import { DEFAULT_TIME_ZONE, today, type Day } from '@/domain/shared/day'
import { Refusal } from '@/domain/shared/refusal'
import { displayStatus, type TenderStatus } from '@/domain/tenders/status'
import { readRows } from '../shared/rows'
import { matchOf, rankOf } from './entityMatch'
import { entitiesIn, type SearchedEntity } from './searchedEntities'

/** Hits shown of one collection beside others, and alone. */
const GROUP_LENGTH = 5
const ALONE_LENGTH = 50

export type SearchHit = {
  id: number
  /** Null when the reader may not see it. */
  title: string | null
  details: string[]
  /** The company whose pages it belongs to. */
  company: number | null
  status: string | null
  /** The term is a code of this very record. */
  exact: boolean
}
export type SearchGroup = { collection: string; total: number; docs: SearchHit[] }
export type SearchAnswer = { query: string; groups: SearchGroup[] }

type Row = Omit<SearchHit, 'exact'> & {
  slug: string
  total: number
  rank: number
  place: number
  /** For the state of a tender, which follows from the day. */
  validUntil: string | null
  timeZone: string | null
}

const columnOf = (field: string): SQL =>
  field === 'company.name'
    ? sql`c.name`
    : sql`t.${sql.identifier(foldedColumnOf(field).replace(/_folded$/, ''))}`

/** One collection's hits as a statement, or null when the reader can find nothing in it. */
const hitsOf = (args: {
  entity: SearchedEntity
  ability: AppAbility
  query: SearchQuery
  length: number
}): SQL | null => {
  const { entity, ability, query, length } = args
  const { slug, title, codes = [], hasCompany, hasStatus } = entity
  const fields = readableSearchFields(ability, slug)
  const where = matchOf({ fields, query })
  if (!mayRead(ability, slug) || !where) return null

  const maySee = (field: string): boolean =>
    field === 'company.name'
      ? mayReadFieldOf(ability, slug, 'company') && mayReadFieldOf(ability, 'companies', 'name')
      : mayReadFieldOf(ability, slug, field)
  const details = entity.details.filter(maySee).map((field) => sql`${columnOf(field)}::text`)
  const order = maySee(title) ? sql`t.${sql.identifier(foldedColumnOf(title))}, t.id` : sql`t.id`
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const company = hasCompany && maySee('company') ? sql`t.company_id` : sql`null::int`

  return sql`(select ${sql.raw(`'${slug}'`)} as slug, m.total, m.rank, m.place, t.id,
      ${maySee(title) ? sql`${columnOf(title)}::text` : sql`null::text`} as title,
      ${
        details.length > 0
          ? sql`array_remove(array[${sql.join(details, sql`, `)}], null)`
          : sql`array[]::text[]`
      } as details,
      ${company} as company,
      ${
        hasStatus && maySee('status') && maySee('validUntil')
          ? sql`t.status::text as status,
            to_char(t.valid_until at time zone 'UTC', 'YYYY-MM-DD') as "validUntil",
            (select time_zone from settings limit 1) as "timeZone"`
          : sql`null::text as status, null::text as "validUntil", null::text as "timeZone"`
      }
    from (
      select id, total, rank, row_number() over ()::int as place from (
        select t.id, count(*) over ()::int as total, ${rankOf({ fields, query, title, codes })} as rank
        from ${table} t where ${where}
        order by rank, ${order} limit ${length}
      ) ordered
    ) m
    join ${table} t on t.id = m.id
    ${hasCompany ? sql`left join companies c on c.id = t.company_id` : sql``})`
}

/** A sent tender past its last day has run out, whatever is stored. */
const statusOf = ({ status, validUntil, timeZone }: Row, now: Date): string | null =>
  status &&
  displayStatus({
    status: status as TenderStatus,
    validUntil: validUntil as Day | null,
    today: today({ now, timeZone: timeZone || DEFAULT_TIME_ZONE }),
  })

const groupOf = (collection: string, rows: readonly Row[]): SearchGroup => ({
  collection,
  total: rows[0]?.total ?? 0,
  docs: rows
    .toSorted((one, other) => one.place - other.place)
    .map((row) => ({
      id: row.id,
      title: row.title,
      details: row.details.filter(Boolean),
      company: row.company,
      status: statusOf(row, new Date()),
      exact: row.rank === 0,
    })),
})

const hasExact = ({ docs }: SearchGroup): boolean => docs.some(({ exact }) => exact)

/**
 * Finds records by what people remember of them: folded text, digits of a phone, a code. One
 * statement, whatever the number of collections.
 *
 * @param req whose caller decides what is looked at: collections and fields they may read
 * @param args.typed at least 3 characters; `#42` looks for the number of a tender, `@ayşe` for people
 * @param args.alone the one collection to look in, for more of its records
 * @returns groups with at most 5 records each (50 of one alone) and the number of all; one with an
 *   exact code first
 * @throws Refusal `searchTooShort`, `invalidQuery` for a collection that is not searched here
 */
export const search = async (
  req: PayloadRequest,
  { typed, alone }: { typed: unknown; alone?: unknown },
): Promise<SearchAnswer> => {
  const refusal = refuseSearchQuery(typed)
  if (refusal) throw new Refusal(refusal)
  const query = searchQueryOf(String(typed))
  const ability = await abilityOfRequest(req)
  const entities = entitiesIn(query.scope).filter(({ slug }) => !alone || slug === alone)
  if (entities.length === 0) throw new Refusal('invalidQuery', { data: { path: 'in' } })
  const length = alone ? ALONE_LENGTH : GROUP_LENGTH
  const parts = entities.flatMap((entity) => hitsOf({ entity, ability, query, length }) ?? [])
  const rows = parts.length > 0 ? await readRows<Row>(req, sql.join(parts, sql` union all `)) : []
  const groups = entities
    .map(({ slug }) =>
      groupOf(
        slug,
        rows.filter((row) => row.slug === slug),
      ),
    )
    .filter(({ total }) => total > 0)
  return {
    query: String(typed).trim().slice(0, 200),
    groups: [...groups.filter(hasExact), ...groups.filter((group) => !hasExact(group))],
  }
}
