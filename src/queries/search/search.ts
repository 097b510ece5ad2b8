import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { refuseSearchQuery, searchQueryOf } from '@/domain/search/searchQuery'
import { Refusal } from '@/domain/shared/refusal'
import { readRows } from '../shared/rows'
import { hitsStatement, type HitRow } from './hitsStatement'
import { entitiesIn, type SearchedEntity } from './searchedEntities'
import { searchHit, type SearchHit } from './searchHit'

/** Most hits of one collection among others, and alone. */
const GROUP_LENGTH = 5
const ALONE_LENGTH = 50

export type SearchGroup = { collection: string; total: number; docs: SearchHit[] }
export type SearchAnswer = { query: string; groups: SearchGroup[] }

const groupOf = (args: {
  entity: SearchedEntity
  rows: readonly HitRow[]
  text: string
}): SearchGroup => {
  const { entity, text } = args
  const own = args.rows.filter(({ slug }) => slug === entity.slug)
  const now = new Date()
  return {
    collection: entity.slug,
    total: own[0]?.total ?? 0,
    docs: own
      .toSorted((one, other) => one.place - other.place)
      .map((row) => searchHit({ row, entity, text, now })),
  }
}

const hasExact = ({ docs }: SearchGroup): boolean => docs.some(({ exact }) => exact)

/**
 * Finds records by folded text, digits of a phone, or a code, in one statement for all collections.
 *
 * @param req whose caller's rights decide which collections and fields are searched
 * @param args.typed at least 3 characters; `#42` searches tender numbers, `@ayşe` people
 * @param args.alone the only collection to search, for more of its records
 * @returns groups with at most 5 records each (50 of one alone) and the total; a group with an
 *   exact code first
 * @throws Refusal `searchTooShort`, `invalidQuery` for a collection that is not searchable
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
  const parts = entities.flatMap(
    (entity) => hitsStatement({ entity, ability, query, length }) ?? [],
  )
  const rows =
    parts.length > 0 ? await readRows<HitRow>(req, sql.join(parts, sql` union all `)) : []
  const groups = entities
    .map((entity) => groupOf({ entity, rows, text: query.text }))
    .filter(({ total }) => total > 0)
  return {
    query: String(typed).trim().slice(0, 200),
    groups: [...groups.filter(hasExact), ...groups.filter((group) => !hasExact(group))],
  }
}
