import type { FieldAccess, FlattenedField, SanitizedCollectionConfig } from 'payload'
import { fieldKindOf, type FieldKind } from '@/domain/lists/fieldKinds'

/** One column for the gate: enough to check a filter or a sort by it. */
export type FieldShape = {
  kind: FieldKind
  hasMany: boolean
  /** A column of the table itself, as opposed to another table or a computed value. */
  isOwnColumn: boolean
  /** A date without a time. */
  isDay?: boolean
  options?: readonly string[]
  read?: FieldAccess
}

export type CollectionShape = ReadonlyMap<string, FieldShape>

/** Secrets and sign-in counters: never filterable, whatever their field access. */
const NEVER: ReadonlySet<string> = new Set([
  'hash',
  'salt',
  'password',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'apiKey',
  'apiKeyIndex',
])

/** Properties that only some field types have. */
type Traits = {
  hidden?: boolean
  hasMany?: boolean
  virtual?: boolean | string
  access?: { read?: FieldAccess }
  custom?: { day?: unknown }
}

const valuesOf = (field: FlattenedField): readonly string[] | undefined =>
  field.type === 'select' || field.type === 'radio'
    ? field.options.map((option) => (typeof option === 'string' ? option : option.value))
    : undefined

const shapeOf = (field: FlattenedField, isInRows: boolean): FieldShape => {
  const { hasMany = false, virtual, access, custom }: Traits = field
  return {
    kind: fieldKindOf(field.type),
    hasMany,
    isOwnColumn: !isInRows && !virtual,
    ...(custom?.day === true && { isDay: true }),
    options: valuesOf(field),
    read: access?.read,
  }
}

const collect = (args: {
  fields: readonly FlattenedField[]
  prefix: string
  isInRows: boolean
  into: Map<string, FieldShape>
}): void => {
  const { fields, prefix, isInRows, into } = args
  for (const field of fields) {
    const { hidden }: Traits = field
    if (NEVER.has(field.name) || hidden) continue
    const path = `${prefix}${field.name}`
    if (field.type === 'group' || field.type === 'tab') {
      collect({ fields: field.flattenedFields, prefix: `${path}.`, isInRows, into })
    } else if (field.type === 'array') {
      collect({ fields: field.flattenedFields, prefix: `${path}.`, isInRows: true, into })
    } else if (field.type !== 'join' && field.type !== 'blocks') {
      into.set(path, shapeOf(field, isInRows))
    }
  }
}

const shapes = new WeakMap<object, CollectionShape>()

/**
 * The columns of a collection that filters and sorts may name.
 * @param config of the collection, as Payload sanitised it
 * @returns columns by path (`name`, `companyProfile.city`); paths through relationships are absent,
 *   since the row rules of the other collection do not hold for them
 */
export const collectionShape = (config: SanitizedCollectionConfig): CollectionShape => {
  const known = shapes.get(config)
  if (known) return known
  const into = new Map<string, FieldShape>()
  collect({ fields: config.flattenedFields, prefix: '', isInRows: false, into })
  into.set('id', { kind: 'number', hasMany: false, isOwnColumn: true })
  shapes.set(config, into)
  return into
}
