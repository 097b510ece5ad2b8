import type { Payload } from 'payload'
import { closedObject, type JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { CATALOG } from '@/catalog'
import { recordSchema, type RecordShape } from '../openapi/recordSchema'
import { OPEN_COLLECTIONS } from '../routes/openRoutes'
import { OF_PEOPLE } from '../program'

/** Collections that programs read, in the order of the catalogue. */
export const READABLE_COLLECTIONS: readonly string[] = CATALOG.entities
  .map(({ slug }) => slug)
  .filter((slug) => OPEN_COLLECTIONS[slug]?.includes('GET') && !OF_PEOPLE.includes(slug))

type Properties = Readonly<Record<string, JsonSchema>>

/**
 * Writable fields of a record: the schemas of docs/openapi.json.
 * @param names the fields
 * @returns schemas by field name
 */
export const sentFields = (
  payload: Payload,
  slug: string,
  names: readonly string[],
): Properties => {
  const { config } = payload.collections[slug as keyof Payload['collections']]
  const { properties } = recordSchema(config as unknown as RecordShape, 'sent', {
    known: new Set<string>(),
    isGlobal: false,
  }) as { properties: Properties }
  return Object.fromEntries(names.map((name) => [name, properties[name] ?? {}]))
}

/** Schema of a tender line in a request. */
export const tenderLine = (payload: Payload): JsonSchema =>
  closedObject(
    sentFields(payload, 'tender-items', [
      'kind',
      'choice',
      'stockCard',
      'stockGroup',
      'description',
      'quantity',
      'unitPrice',
      'discountType',
      'discountValue',
      'taxRate',
    ]),
    ['kind'],
  )

/** A schema with a description for the model. */
export const described = (schema: JsonSchema, description: string): JsonSchema => ({
  ...schema,
  description,
})

/** Additional parameters of every writing tool. */
export const WRITING: Properties = {
  dryRun: {
    type: 'boolean',
    default: true,
    description:
      'true (the default): changes nothing and answers what would change, with `confirm`.',
  },
  confirm: {
    type: 'string',
    maxLength: 200,
    description: 'With dryRun false: the `confirm` of the dry run of these very arguments.',
  },
}
