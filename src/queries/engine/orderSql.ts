import { quoted } from './columnSql'
import type { EntityModel, Models } from './model'
import type { Reader } from './reader'
import { pathOf } from './whereSql'

type Place = { models: Models; entity: EntityModel; reader: Reader }
type Key = { path: string; isDescending: boolean }
/** A sort term: the column it needs of its own table, and its SQL for a table alias. */
type Term = { column: string; sql: (alias: string) => string }

const keyOf = (text: string): Key =>
  text.startsWith('-')
    ? { path: text.slice(1), isDescending: true }
    : { path: text, isDescending: false }

const termOf = (place: Place, { path, isDescending }: Key): Term => {
  const { field, entity, through } = pathOf(place, path)
  const direction = isDescending ? ' desc' : ''
  if (!through)
    return {
      column: field.column,
      sql: (alias) => `${alias}.${quoted(field.column)}${direction}`,
    }
  const related = (alias: string) => `(select r.${quoted(field.column)}
    from ${quoted(entity.table)} r where r."id" = ${alias}.${quoted(through.column)})`
  return { column: through.column, sql: (alias) => `${related(alias)}${direction}` }
}

/** The tie-breaker is not chosen by the caller and reveals nothing: no permission check of its column. */
const tie = (column: string): Term => ({
  column,
  sql: (alias) => `${alias}.${quoted(column)} desc`,
})

/**
 * The order of a list: the requested one, else the default of its collection; then the newest
 * first, then by id, so that it is always unique.
 * @param sort names with `-` for descending, validated by the gate
 * @returns a function that writes it for an alias, and the columns it needs
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
    ...asked.slice(0, last === -1 ? undefined : last + 1).map((key) => termOf(place, key)),
    ...(last === -1 && isDated && !has('createdAt') ? [tie('created_at')] : []),
    ...(last === -1 ? [tie('id')] : []),
  ]
  return {
    columns: [...new Set(terms.map(({ column }) => column))],
    sql: (alias: string) => terms.map(({ sql }) => sql(alias)).join(', '),
  }
}
