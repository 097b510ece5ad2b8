import type { Payload } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { entityOf } from '@/catalog'
import { modelsOf } from './buildModels'
import { quoted } from './columnSql'
import { Params } from './params'
import { readPoolOf } from './readPool'
import { insistOnRows } from './statements'
import type { Reader } from './reader'
import { decline } from './unknown'
import { pathOf, whereSql } from './whereSql'

/** Sums by column, exact; foreign amounts in lira. */
type Sums = Record<string, string>

export type Figures = { count: number; sums: Sums }
export type Group = Figures & { key: string | number | boolean | null }

type Asked = {
  payload: Payload
  ability: AppAbility
  slug: string
  /** Filter, as validated by the gate. */
  where: unknown
  /** Columns to add up. */
  sums: readonly string[]
  group?: string
  /** Largest number of groups. */
  most?: number
}

/** Most groups of a page: more are a list, not a report. */
const MAX_GROUPS = 500

const GROUPED: readonly string[] = ['option', 'relation', 'checkbox']

/**
 * A collection with the rights of an ability.
 * @throws UnknownQuestion if access depends on single rows, or no rows are readable
 */
export const placeOf = ({
  payload,
  ability,
  slug,
}: Pick<Asked, 'payload' | 'ability' | 'slug'>) => {
  const models = modelsOf(payload)
  const entity = models.entities.get(slug) ?? decline(slug)
  // Rights were checked for this request: the statement needs no guard of its own.
  const reader: Reader = { ability, guard: '', ownId: null, texts: new Map(), rows: new Map() }
  const place = { models, entity, reader }
  insistOnRows({ ...place, question: { limit: 0, page: 1, isCounted: false, depth: 0 } })
  return place
}

const statementOf = (asked: Asked) => {
  const place = placeOf(asked)
  const columns = entityOf(asked.slug)?.list?.columns ?? {}
  const parts = asked.sums.map((name) => {
    // The reader may see both the amount and its value in lira.
    const { field } = pathOf(place, name)
    const { field: added } = pathOf(place, columns[name]?.inLira ?? name)
    return `'${field.name}', coalesce(sum(a.${quoted(added.column)}), 0)::text`
  })
  const params = new Params(0)
  const filter = whereSql({ ...place, alias: 'a', params }, asked.where ?? {})
  const from = `from ${quoted(place.entity.table)} a${filter ? ` where ${filter.sql}` : ''}`
  const figures = `count(*)::int as count, json_build_object(${parts.join(', ')}) as sums`
  if (asked.group === undefined) return { text: `select ${figures} ${from}`, values: params.values }
  const { field, through } = pathOf(place, asked.group)
  // A column of another record would be read from the wrong table.
  const isOwn = through === undefined && GROUPED.includes(field.kind)
  const key = isOwn ? `a.${quoted(field.column)}` : decline(asked.group)
  // The totals come first, in the same query.
  const text = `select ${key} as key, ${figures} ${from}
    group by grouping sets ((), (${key}))
    order by grouping(${key}) desc, count(*) desc, ${key} limit ${(asked.most ?? MAX_GROUPS) + 1}`
  return { text, values: params.values }
}

/**
 * Counts the rows of a filter and sums their amounts, in total or for each value of a column.
 * @throws UnknownQuestion for a column or filter whose values the reader may not see in every row
 */
export const readFigures = async (asked: Asked): Promise<Figures & { groups?: Group[] }> => {
  const { rows } = await readPoolOf(asked.payload).query<Group>(statementOf(asked))
  const [all = { count: 0, sums: {} }, ...groups] = rows
  const { count, sums } = all
  return { count, sums, ...(asked.group !== undefined && { groups }) }
}
