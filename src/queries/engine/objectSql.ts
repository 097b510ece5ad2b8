import { columnSql, literal, quoted, type RowSql } from './columnSql'
import type { EntityModel, ModelField } from './model'
import { partsSql } from './partsSql'
import { sees, seesEverything, seesRows } from './reader'
import type { Shape } from './shape'
import { decline } from './unknown'

type Named = [name: string, sql: string]

const columnsOf = (named: readonly Named[]): string =>
  named.map(([name, sql]) => `${sql} as ${quoted(name)}`).join(', ')

const json = (named: readonly Named[]): string =>
  `(select row_to_json(o) from (select ${columnsOf(named)}) o)`

/**
 * Builds a record's JSON in a lateral join, which PostgreSQL plans together with the row; a subquery
 * would get a plan of its own.
 */
const joined = (named: readonly Named[], { freshAlias }: Shape): RowSql => {
  const alias = freshAlias()
  return {
    json: `row_to_json(${alias})`,
    join: ` cross join lateral (select ${columnsOf(named)}) ${alias}`,
  }
}

const entityOf = ({ models }: Shape, slug: string): EntityModel =>
  models.entities.get(slug) ?? decline(slug)

const below = (shape: Shape): Shape => ({
  ...shape,
  depth: shape.depth - 1,
  isRecord: false,
  isRelated: true,
  only: undefined,
  isOwnRow: false,
})

/** The related record of a column, or its id if the reader may not see it. */
const relatedSql = (id: string, slug: string, shape: Shape): string => {
  const entity = entityOf(shape, slug)
  const only = shape.populate?.[slug]
  const whole = (isOwnRow: boolean) => {
    const alias = shape.freshAlias()
    const chosen = { ...below(shape), isOwnRow, ...(only && { only: new Set(only) }) }
    const row = objectSql(entity, alias, chosen)
    return `(select ${row.json} from ${quoted(entity.table)} ${alias}${row.join} where ${alias}."id" = ${id})`
  }
  const { ownId } = shape.reader
  const forOthers = seesRows(shape.reader, entity) ? whole(false) : `to_json(${id})`
  const isOwnOpen = entity.isOwnRowOpen && ownId !== null
  if (!isOwnOpen || seesEverything(shape.reader, entity)) return forOthers
  return `case when ${id} = ${ownId} then ${whole(true)} else ${forOthers} end`
}

const rowsSql = (args: {
  table: string
  parent: string
  order: string
  row: RowSql
  alias: string
}) => {
  const { table, parent, order, row, alias } = args
  return `(select coalesce(json_agg(${row.json} order by ${alias}.${quoted(order)}), '[]'::json)
    from ${quoted(table)} ${alias}${row.join} where ${parent})`
}

const joinSql = (
  { from, column, limit }: Extract<ModelField, { type: 'join' }>,
  alias: string,
  shape: Shape,
): string => {
  const entity = entityOf(shape, from)
  const [rows, all] = [shape.freshAlias(), shape.freshAlias()]
  // Payload populates the joins of the requested record, but none inside related ones.
  const isPopulated = shape.depth > 0 && !shape.isRelated
  const doc = isPopulated
    ? objectSql(entity, rows, { ...below(shape), depth: 0 })
    : { json: `to_json(${rows}."id")`, join: '' }
  const here = (other: string) => `${other}.${quoted(column)} = ${alias}."id"`
  return `json_build_object(
    'docs', (select coalesce(json_agg(${doc.json}), '[]'::json) from (
      select ${all}.* from ${quoted(entity.table)} ${all} where ${here(all)}
      order by ${all}."created_at" desc, ${all}."id" desc limit ${limit}) ${rows}${doc.join}),
    'hasNextPage', (select count(*) > ${limit} from ${quoted(entity.table)} ${all} where ${here(all)}))`
}

const addressSql = (column: string | null, alias: string, { models }: Shape): string =>
  column === null ? 'null' : `${literal(models.serverUrl)} || ${alias}.${quoted(column)}`

const fieldSql = (field: ModelField, alias: string, shape: Shape, owner: EntityModel): Named[] => {
  const { name } = field
  switch (field.type) {
    case 'column': {
      const isPopulated = field.to !== undefined && shape.depth > 0
      const sql = columnSql(field, alias, shape.isExact)
      return [[name, isPopulated ? relatedSql(sql, String(field.to), shape) : sql]]
    }
    case 'address':
      return [[name, addressSql(field.column, alias, shape)]]
    case 'group':
      return [[name, json(fieldsSql(field.fields, alias, shape, owner))]]
    case 'many': {
      const rows = shape.freshAlias()
      const parent = `${rows}."parent_id" = ${alias}."id"`
      const row = { json: `${rows}."value"`, join: '' }
      return [[name, rowsSql({ table: field.table, parent, order: 'order', row, alias: rows })]]
    }
    case 'array': {
      const rows = shape.freshAlias()
      const parent = `${rows}."_parent_id" = ${alias}."id"`
      const row = joined(fieldsSql(field.fields, rows, shape, owner), shape)
      return [[name, rowsSql({ table: field.table, parent, order: '_order', row, alias: rows })]]
    }
    case 'join':
      return [[name, joinSql(field, alias, shape)]]
    case 'parts': {
      const isAsked = shape.isRecord || shape.only?.has(name)
      const related = (id: string, slug: string) => relatedSql(id, slug, { ...shape, depth: 1 })
      const sql = isAsked && partsSql({ owner, name, alias, shape, related })
      return sql ? [[name, sql]] : []
    }
  }
}

const isWanted = ({ only }: Shape, { name }: Pick<ModelField, 'name'>) => !only || only.has(name)

const fieldsSql = (
  fields: readonly ModelField[],
  alias: string,
  shape: Shape,
  owner: EntityModel,
): Named[] =>
  fields
    .filter((field) => isWanted(shape, field))
    .flatMap((field): Named[] => {
      if (shape.isOwnRow || sees(shape.reader, field) === true)
        return fieldSql(field, alias, { ...shape, only: undefined }, owner)
      // Payload returns a closed array as empty but drops every other closed field.
      return field.type === 'array' ? [[field.name, `'[]'::json`]] : []
    })

const seesField = ({ reader }: Shape, { fields }: EntityModel, name: string): boolean => {
  const field = fields.find((one) => one.name === name)
  return field !== undefined && sees(reader, field) === true
}

/**
 * A row as the JSON of a response: the readable fields, related records, and parts of its kind.
 * @param alias of the table in the enclosing statement
 * @throws UnknownQuestion
 */
export const objectSql = (entity: EntityModel, alias: string, shape: Shape): RowSql => {
  const id: Named = ['id', `${alias}."id"`]
  const auth: Named[] = entity.isAuth ? [['collection', `${literal(entity.slug)}::text`]] : []
  const fixed = [id, ...fieldsSql(entity.fields, alias, shape, entity), ...auth]
  const inSomeRows = entity.fields.filter(
    (field) => isWanted(shape, field) && sees(shape.reader, field) === 'rows',
  )
  const [field, ...more] = inSomeRows
  if (!field?.rowRule) return joined(fixed, shape)
  // The row rule can be evaluated only if its deciding fields were selected.
  const isSelected = field.rowRule.openWhere.every(({ field: by }) => isWanted(shape, { name: by }))
  if (more.length > 0 || !isSelected) return decline(`fields of some rows of ${entity.slug}`)
  // Without permission to read the deciding field, the restricted one would reveal its value.
  if (!field.rowRule.openWhere.every(({ field: by }) => seesField(shape, entity, by)))
    return joined(fixed, shape)
  const isOpen = field.rowRule.openWhere
    .map(({ field: by, equals, differs }) => {
      const deciding = entity.fields.find(({ name }) => name === by)
      if (deciding?.type !== 'column') return decline(by)
      const operator = equals === undefined ? '<>' : '='
      return `${alias}.${quoted(deciding.column)} ${operator} ${literal(equals ?? differs ?? '')}`
    })
    .join(' and ')
  const open = json([...fixed, ...fieldSql(field, alias, shape, entity)])
  return { json: `case when ${isOpen} then ${open} else ${json(fixed)} end`, join: '' }
}
