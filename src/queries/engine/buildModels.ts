import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import { judgeOf, rowRuleOf, rowFilterOf } from '@/access/judge'
import { tablesOf } from '@/database/adapter'
import { fieldKindOf } from '@/domain/lists/fieldKinds'
import { columnNameOf, tableNameOf } from '@/domain/shared/sqlNames'
import type { EntityModel, ModelField, Models } from './model'

type Tables = ReturnType<typeof tablesOf>

/** Session ids are in no response (`hideSessions`). */
const isSessions = ({ name }: FlattenedField, { isAuth }: Place) => isAuth && name === 'sessions'

/** Fields whose value is assembled from other tables when a record is read. */
const PARTS: readonly string[] = ['items', 'parts', 'buildableQuantity', 'lastUsedAt']

type Place = {
  tables: Tables
  table: string
  isAuth?: boolean
  /** The image size used as its thumbnail, if it has one. */
  thumbnail?: string
  /** Prefix of a group's fields, in the keys of its table. */
  prefix: string
}

const isHidden = (field: FlattenedField) => 'hidden' in field && field.hidden === true
const isVirtual = (field: FlattenedField) => 'virtual' in field && field.virtual === true
const optionsOf = (field: FlattenedField) =>
  'options' in field &&
  field.options && {
    options: field.options.map((one) => (typeof one === 'string' ? one : one.value)),
  }
const hasMany = (field: FlattenedField) => 'hasMany' in field && field.hasMany === true
const isComputed = (field: FlattenedField) =>
  'hooks' in field && (field.hooks?.afterRead ?? []).length > 0

/** The column that a file URL is built from; a thumbnail uses that of its size. */
const addressColumn = (name: string, { tables, table, prefix, thumbnail }: Place) => {
  const key = name === 'thumbnailURL' ? `sizes_${thumbnail}_url` : `${prefix}${name}`
  return tables[table]?.[key]?.name ?? null
}

/** One field; null for one that no reader sees. */
const fieldOf = (field: FlattenedField, place: Place): ModelField | null => {
  if (isHidden(field) || isSessions(field, place)) return null
  const access = 'access' in field ? field.access?.read : undefined
  const named = {
    name: field.name,
    // A field without access of its own is readable with the field or row that contains it.
    read: access ? judgeOf(access) : () => true,
    rowRule: rowRuleOf(access),
  }
  const { tables, table, prefix } = place
  const key = `${prefix}${field.name}`
  if (field.type === 'group')
    return { ...named, type: 'group', fields: fieldsOf(field, { ...place, prefix: `${key}_` }) }
  if (field.type === 'array') {
    const rows = `${table}_${columnNameOf(field.name)}`
    return {
      ...named,
      type: 'array',
      table: rows,
      fields: fieldsOf(field, { tables, table: rows, prefix: '' }),
    }
  }
  if (field.type === 'join')
    return typeof field.collection === 'string'
      ? {
          ...named,
          type: 'join',
          from: field.collection,
          column: `${columnNameOf(field.on)}_id`,
          limit: field.defaultLimit ?? 10,
        }
      : null
  if (isVirtual(field)) return PARTS.includes(field.name) ? { ...named, type: 'parts' } : null
  if (hasMany(field))
    return { ...named, type: 'many', table: `${table}_${columnNameOf(field.name)}` }
  const column = tables[table]?.[key]
  const kind = field.type === 'json' ? 'json' : fieldKindOf(field.type)
  if (!column || kind === 'opaque') return { ...named, read: undefined, type: 'parts' }
  if (isComputed(field))
    return { ...named, type: 'address', column: addressColumn(field.name, place) }
  return {
    ...named,
    type: 'column',
    column: column.name,
    kind,
    isDecimal: column.columnType.startsWith('PgNumeric'),
    ...('relationTo' in field && typeof field.relationTo === 'string' && { to: field.relationTo }),
    ...optionsOf(field),
  }
}

const fieldsOf = (
  { flattenedFields }: { flattenedFields: FlattenedField[] },
  place: Place,
): ModelField[] =>
  flattenedFields.flatMap((field) => {
    const found = fieldOf(field, place)
    return found ? [found] : []
  })

const thumbnailOf = ({ upload }: SanitizedCollectionConfig): string | undefined =>
  upload && typeof upload.adminThumbnail === 'string' ? upload.adminThumbnail : undefined

const entityOf = (config: SanitizedCollectionConfig, tables: Tables): EntityModel => {
  const table = tableNameOf(config.slug)
  const sort = config.defaultSort ?? '-createdAt'
  return {
    slug: config.slug,
    table,
    fields: fieldsOf(config, {
      tables,
      table,
      isAuth: Boolean(config.auth),
      prefix: '',
      thumbnail: thumbnailOf(config),
    }),
    read: judgeOf(config.access.read),
    rowFilter: rowFilterOf(config.access.read),
    isOwnRowOpen: config.custom?.isOwnRowOpen === true,
    isAuth: Boolean(config.auth),
    defaultSort: typeof sort === 'string' ? sort.split(',') : sort,
  }
}

const models = new WeakMap<Payload, Models>()

/**
 * The collections and columns of the read engine: derived from Payload's sanitized
 * configuration and the adapter's tables, so that nothing is declared twice.
 * @param payload after its database is connected
 */
export const modelsOf = (payload: Payload): Models => {
  const known = models.get(payload)
  if (known) return known
  const tables = tablesOf(payload)
  const built: Models = {
    entities: new Map(
      payload.config.collections.map((config) => [config.slug, entityOf(config, tables)]),
    ),
    serverUrl: payload.config.serverURL,
  }
  models.set(payload, built)
  return built
}
