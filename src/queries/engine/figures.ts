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

/** Sums by column, exact; of an amount in foreign money what it is in lira. */
type Sums = Record<string, string>

export type Figures = { count: number; sums: Sums }
export type Group = Figures & { key: string | number | boolean | null }

type Asked = {
  payload: Payload
  ability: AppAbility
  slug: string
  /** As the gate judges filters. */
  where: unknown
  /** Columns that the list adds up. */
  sums: readonly string[]
  group?: string
}

/** So many groups are a report; more are a list. */
export const MAX_GROUPS = 500

const GROUPED: readonly string[] = ['option', 'relation', 'checkbox']

/**
 * A collection as the holder of an ability reads it.
 * @throws UnknownQuestion where rows decide, or none is theirs to read
 */
export const placeOf = ({
  payload,
  ability,
  slug,
}: Pick<Asked, 'payload' | 'ability' | 'slug'>) => {
  const models = modelsOf(payload)
  const entity = models.entities.get(slug) ?? decline(slug)
  // Its rights were judged for this request: the statement needs no guard of its own.
  const reader: Reader = { ability, guard: '', texts: new Map(), rows: new Map() }
  const place = { models, entity, reader }
  insistOnRows({ ...place, question: { limit: 0, page: 1, isCounted: false, depth: 0 } })
  return place
}

const statementOf = (asked: Asked) => {
  const place = placeOf(asked)
  const columns = entityOf(asked.slug)?.list?.columns ?? {}
  const parts = asked.sums.map((name) => {
    // Their reader sees the amount and what it is in lira.
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
  // A column of another record would be read from this table.
  const isOwn = through === undefined && GROUPED.includes(field.kind)
  const key = isOwn ? `a.${quoted(field.column)}` : decline(asked.group)
  // All rows come first, by the same reading.
  const text = `select ${key} as key, ${figures} ${from}
    group by grouping sets ((), (${key}))
    order by grouping(${key}) desc, count(*) desc, ${key} limit ${MAX_GROUPS + 1}`
  return { text, values: params.values }
}

/**
 * How many rows a filter finds and what their amounts add up to, or the same for each value of a
 * column.
 * @throws UnknownQuestion for a column or filter whose values the reader may not see in every row
 */
export const readFigures = async (asked: Asked): Promise<Figures & { groups?: Group[] }> => {
  const { rows } = await readPoolOf(asked.payload).query<Group>(statementOf(asked))
  const [all = { count: 0, sums: {} }, ...groups] = rows
  const { count, sums } = all
  return { count, sums, ...(asked.group !== undefined && { groups }) }
}
