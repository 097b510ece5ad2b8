import { quoted } from './columnSql'
import type { EntityModel } from './model'
import type { Reader } from './reader'
import { columnOf } from './whereSql'

type Key = { name: string; isDescending: boolean }

const keyOf = (text: string): Key =>
  text.startsWith('-')
    ? { name: text.slice(1), isDescending: true }
    : { name: text, isDescending: false }

/**
 * The order of a list: what is asked for, else what its collection says; then the newest first, then
 * by number, so that no two answers differ.
 * @param sort names with `-` for descending, as the gate judged them
 * @returns a function that writes it for an alias, and the columns it needs
 * @throws UnknownQuestion
 */
export const orderOf = (entity: EntityModel, reader: Reader, sort: readonly string[]) => {
  const asked = (sort.length > 0 ? sort : entity.defaultSort).map(keyOf)
  const ties = [keyOf('-createdAt'), keyOf('-id')].filter(
    (tie) =>
      !asked.some(({ name }) => name === tie.name) &&
      (tie.name === 'id' || entity.fields.some(({ name }) => name === tie.name)),
  )
  // Nothing decides after the number of a record.
  const all = [...asked, ...ties]
  const last = all.findIndex(({ name }) => name === 'id')
  const keys = all.slice(0, last + 1).map(({ name, isDescending }) => ({
    column: ties.some((tie) => tie.name === name)
      ? name === 'id'
        ? 'id'
        : 'created_at'
      : columnOf(entity, reader, name).column,
    isDescending,
  }))
  return {
    columns: [...new Set(keys.map(({ column }) => column))],
    sql: (alias: string) =>
      keys
        .map(
          ({ column, isDescending }) => `${alias}.${quoted(column)}${isDescending ? ' desc' : ''}`,
        )
        .join(', '),
  }
}
