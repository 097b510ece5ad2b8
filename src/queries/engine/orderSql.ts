import { quoted } from './columnSql'
import type { EntityModel, Models } from './model'
import type { Reader } from './reader'
import { pathOf } from './whereSql'

type Place = { models: Models; entity: EntityModel; reader: Reader }
type Key = { path: string; isDescending: boolean }
/** A related table under its own alias, and its join to a table alias. */
type Join = { as: string; sql: (alias: string) => string }
/**
 * A sort term: the column it needs of its own table, the related tables to join to it, and its SQL,
 * for a table alias.
 */
type Term = { column: string; joins: readonly Join[]; sql: (alias: string) => string }
/** The alias of a related table, by the path of relations that leads to it. */
type AliasOf = (relation: string) => string

const keyOf = (text: string): Key =>
  text.startsWith('-')
    ? { path: text.slice(1), isDescending: true }
    : { path: text, isDescending: false }

/** Aliases of related tables: the same relation gets the same one. */
const aliasesOfRelations = (): AliasOf => {
  const known = new Map<string, string>()
  return (relation) => {
    const alias = known.get(relation) ?? `s${known.size}`
    known.set(relation, alias)
    return alias
  }
}

/**
 * A value of the row itself, or of a record that it leads to over its relations. These are joined: a
 * subquery would run once for each row of the list.
 * @param from path of relations that leads to the row; empty for rows of the list
 */
const valueOf = (place: Place, path: string, aliasOf: AliasOf, from = ''): Term => {
  const [first = '', second = '', ...rest] = path.split('.')
  const { field, entity, through } = pathOf(place, rest.length > 0 ? `${first}.${second}` : path)
  if (!through) {
    return {
      column: field.column,
      joins: [],
      sql: (alias) => `${alias}.${quoted(field.column)}`,
    }
  }
  const relation = `${from}.${first}`
  const as = aliasOf(relation)
  const join: Join = {
    as,
    sql: (alias) => `
      left join ${quoted(entity.table)} ${as} on ${as}."id" = ${alias}.${quoted(through.column)}`,
  }
  const next =
    rest.length > 0
      ? valueOf({ ...place, entity }, [second, ...rest].join('.'), aliasOf, relation)
      : undefined
  const further = (next?.joins ?? []).map((one) => ({ ...one, sql: () => one.sql(as) }))
  return {
    column: through.column,
    joins: [join, ...further],
    sql: () => next?.sql(as) ?? `${as}.${quoted(field.column)}`,
  }
}

const termOf = (place: Place, { path, isDescending }: Key, aliasOf: AliasOf): Term => {
  const term = valueOf(place, path, aliasOf)
  return { ...term, sql: (alias) => `${term.sql(alias)}${isDescending ? ' desc' : ''}` }
}

/** The tie-breaker is not chosen by the caller and reveals nothing: no permission check of its column. */
const tie = (column: string): Term => ({
  column,
  joins: [],
  sql: (alias) => `${alias}.${quoted(column)} desc`,
})

/** The keys with each path once: a later one decides nothing. */
const withoutRepeats = (keys: readonly Key[]): Key[] =>
  keys.filter(({ path }, at) => keys.findIndex((key) => key.path === path) === at)

/**
 * The order of a list: the requested one, else the default of its collection; then the newest
 * first, then by id, so that it is always unique. Each relation is joined once.
 * @param sort names with `-` for descending, validated by the gate
 * @returns functions that write, for an alias, the joins that it needs and the order itself; and the
 *   columns it needs
 * @throws UnknownQuestion
 */
export const orderOf = (place: Place, sort: readonly string[]) => {
  const { entity } = place
  const asked = withoutRepeats((sort.length > 0 ? sort : entity.defaultSort).map(keyOf))
  const aliasOf = aliasesOfRelations()
  const has = (path: string) => asked.some((key) => key.path === path)
  const isDated = entity.fields.some(({ name }) => name === 'createdAt')
  // Ids are unique: no later term matters.
  const last = asked.findIndex(({ path }) => path === 'id')
  const terms = [
    ...asked.slice(0, last === -1 ? undefined : last + 1).map((key) => termOf(place, key, aliasOf)),
    ...(last === -1 && isDated && !has('createdAt') ? [tie('created_at')] : []),
    ...(last === -1 ? [tie('id')] : []),
  ]
  const joined = new Map(terms.flatMap(({ joins }) => joins).map((join) => [join.as, join]))
  return {
    columns: [...new Set(terms.map(({ column }) => column))],
    joins: (alias: string) => [...joined.values()].map(({ sql }) => sql(alias)).join(''),
    sql: (alias: string) => terms.map(({ sql }) => sql(alias)).join(', '),
  }
}
