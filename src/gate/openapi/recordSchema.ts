import type { FlattenedField } from 'payload'
import { orNull, type JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { listOptionsOf } from '@/lib/listOptions'

type Fields = { flattenedFields: FlattenedField[] }

/** Source of record schemas: the sanitised configuration, before any data is read. */
export type RecordShape = Fields & { slug: string; auth?: unknown }

const TEXT: JsonSchema = { type: ['string', 'null'] }

/** `answer`: in responses; `sent`: in requests, which accept more. */
export type Side = 'answer' | 'sent'

const optionsOf = (options: readonly (string | { value: string })[]) =>
  options.map((one) => (typeof one === 'string' ? one : one.value))

/** A related record: its id or, depending on `depth`, the populated record. */
const relatedSchema = (
  to: string | string[],
  side: Side,
  known: ReadonlySet<string>,
): JsonSchema => {
  if (typeof to !== 'string') return {}
  if (side === 'sent') return { type: ['integer', 'string', 'object', 'null'] }
  return known.has(to)
    ? { anyOf: [{ type: ['integer', 'null'] }, { $ref: `#/components/schemas/${to}` }] }
    : { type: ['integer', 'object', 'null'] }
}

const several = (one: JsonSchema, hasMany: boolean | undefined): JsonSchema =>
  hasMany ? { type: ['array', 'null'], items: one } : one

const JOINED: JsonSchema = {
  type: 'object',
  properties: {
    docs: { type: 'array', items: { type: ['integer', 'object'] } },
    hasNextPage: { type: 'boolean' },
    totalDocs: { type: 'integer' },
  },
}

/** JSON of any shape, unless it is a list of texts (`listField`), possibly with fixed entries. */
const jsonSchema = (field: FlattenedField): JsonSchema => {
  const options = listOptionsOf(field)
  if (!options) return {}
  const named = options.length > 0 && { enum: options.map(({ value }) => value) }
  return { type: ['array', 'null'], items: { type: 'string', ...named } }
}

type Asked = { side: Side; known: ReadonlySet<string> }

const fieldSchema = (field: FlattenedField, asked: Asked): JsonSchema => {
  const { side, known } = asked
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return several(TEXT, 'hasMany' in field ? field.hasMany : false)
    case 'date':
      return side === 'answer' ? { ...TEXT, format: 'date-time' } : TEXT
    case 'number':
      return several(
        { type: side === 'answer' ? ['number', 'null'] : ['number', 'string', 'null'] },
        field.hasMany,
      )
    case 'checkbox':
      return { type: ['boolean', 'null'] }
    case 'select':
      return several(orNull({ enum: optionsOf(field.options) }), field.hasMany)
    case 'radio':
      return orNull({ enum: optionsOf(field.options) })
    case 'relationship':
    case 'upload':
      return several(relatedSchema(field.relationTo, side, known), field.hasMany)
    case 'group':
    case 'tab':
      return { type: ['object', 'null'], properties: propertiesOf(field, asked) }
    case 'array':
      return {
        type: ['array', 'null'],
        items: { type: 'object', properties: { id: TEXT, ...propertiesOf(field, asked) } },
      }
    case 'json':
      return jsonSchema(field)
    case 'join':
      return side === 'answer' ? JOINED : {}
    default:
      return {}
  }
}

const isVirtual = (field: FlattenedField) => 'virtual' in field && field.virtual === true
const isHidden = (field: FlattenedField) => 'hidden' in field && field.hidden === true

const propertiesOf = (fields: Fields, asked: Asked): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    fields.flattenedFields.flatMap((field) =>
      isHidden(field)
        ? []
        : // Computed values may have any type.
          [[field.name, isVirtual(field) ? {} : fieldSchema(field, asked)]],
    ),
  )

/** Keys added by Payload: auth collections their name, settings theirs. */
const addedTo = ({ slug, auth }: RecordShape, isGlobal: boolean): JsonSchema => ({
  id: { type: 'integer' },
  ...(auth ? { collection: { const: slug } } : {}),
  ...(isGlobal && { globalType: { const: slug } }),
})

/**
 * A record, or the settings, as JSON Schema. No field is required: a response contains the readable
 * and selected fields, and required input depends on other fields.
 * @param shape of a collection or a global
 * @param side response or request
 * @param args.known slugs whose records are in `components.schemas`
 * @param args.isGlobal for settings
 */
export const recordSchema = (
  shape: RecordShape,
  side: Side,
  { known, isGlobal }: { known: ReadonlySet<string>; isGlobal: boolean },
): JsonSchema => ({
  type: 'object',
  properties: {
    ...(side === 'answer' && addedTo(shape, isGlobal)),
    ...propertiesOf(shape, { side, known }),
  },
})
