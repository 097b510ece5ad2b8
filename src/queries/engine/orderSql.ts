import { quoted } from './columnSql'
import type { EntityModel, Models } from './model'
import type { Reader } from './reader'
import { pathOf } from './whereSql'

type Place = { models: Models; entity: EntityModel; reader: Reader }
type Key = { path: string; isDescending: boolean }
/**
 * A sort term: the column it needs of its own table, the related tables to join to it, and its SQL,
 * for a table alias.
 */
type Term = { column: string; joins: (alias: string) => string; sql: (alias: string) => string }

const keyOf = (text: string): Key =>
  text.startsWith('-')
    ? { path: text.slice(1), isDescending: true }
    : { path: text, isDescending: false }

/**
 * A value of the row itself, or of a record that it leads to over its relations. These are joined: a
 * subquery would run once for each row of the list.
 * @param as alias of the related table; each relation needs another one
 */
const valueOf = (place: Place, path: string, as: string): Term => {
  const [first = '', second = '', ...rest] = path.split('.')
  const { field, entity, through } = pathOf(place, rest.length > 0 ? `${first}.${second}` : path)
  if (!through) {
    return {
      column: field.column,
      joins: () => '',
      sql: (alias) => `${alias}.${quoted(field.column)}`,
    }
  }
  const next =
    rest.length > 0
      ? valueOf({ ...place, entity }, [second, ...rest].join('.'), `${as}r`)
      : undefined
  return {
    column: through.column,
    joins: (alias) => `
      left join ${quoted(entity.table)} ${as} on ${as}."id" = ${alias}.${quoted(through.column)}${next?.joins(as) ?? ''}`,
    sql: () => next?.sql(as) ?? `${as}.${quoted(field.column)}`,
  }
}

const termOf = (place: Place, { path, isDescending }: Key, at: number): Term => {
  const term = valueOf(place, path, `s${at}`)
  return { ...term, sql: (alias) => `${term.sql(alias)}${isDescending ? ' desc' : ''}` }
}

/** The tie-breaker is not chosen by the caller and reveals nothing: no permission check of its column. */
const tie = (column: string): Term => ({
  column,
  joins: () => '',
  sql: (alias) => `${alias}.${quoted(column)} desc`,
})

/**
 * The order of a list: the requested one, else the default of its collection; then the newest
 * first, then by id, so that it is always unique.
 * @param sort names with `-` for descending, validated by the gate
 * @returns functions that write, for an alias, the joins that it needs and the order itself; and the
 *   columns it needs
 * @throws UnknownQuestion
 */
export const orderOf = (place: Place, sort: readonly string[]) => {
  const { entity } = place
  const asked = (sort.length > 0 ? sort : entity.defaultSort).map(keyOf)
  const has = (path: string) => asked.some((key) => key.path === path)
  const isDated = entity.fields.some(({ name }) => name === 'createdAt')
  // Ids are unique: no later term matters.
  const last = asked.findIndex(({ path }) => path === 'id')
  const terms = [
    ...asked.slice(0, last === -1 ? undefined : last + 1).map((key, at) => termOf(place, key, at)),
    ...(last === -1 && isDated && !has('createdAt') ? [tie('created_at')] : []),
    ...(last === -1 ? [tie('id')] : []),
  ]
  return {
    columns: [...new Set(terms.map(({ column }) => column))],
    joins: (alias: string) => terms.map(({ joins }) => joins(alias)).join(''),
    sql: (alias: string) => terms.map(({ sql }) => sql(alias)).join(', '),
  }
}
