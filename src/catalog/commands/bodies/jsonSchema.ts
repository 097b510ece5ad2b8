import type { DecimalSpec } from '@/domain/shared/decimal'
import { MAX_ID } from '@/domain/shared/recordId'

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A record id, as a number or as text (`recordIdOf`). */
export const ID_SCHEMA: JsonSchema = {
  type: ['integer', 'string'],
  minimum: 1,
  maximum: MAX_ID,
  pattern: '^[1-9][0-9]{0,9}$',
}

/**
 * A decimal, as a number or as plain text. Digits before the point are not limited: zeros may lead.
 * @param digits allowed after the point; any number by default
 */
export const decimalSchema = (digits?: DecimalSpec): JsonSchema => {
  const { scale } = digits ?? {}
  const decimals = scale === 0 ? '' : `(\\.[0-9]{1,${scale ?? ''}})?`
  return { type: ['number', 'string'], pattern: `^-?[0-9]+${decimals}$` }
}

/** A schema that also allows null. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  const { type, enum: options } = schema
  if (Array.isArray(options)) return { ...schema, enum: [...(options as unknown[]), null] }
  if (type === undefined) return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [...(Array.isArray(type) ? (type as unknown[]) : [type]), 'null'] }
}

/**
 * An object with these keys and no others.
 * @param properties by name
 * @param required names that must be there
 */
export const closedObject = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
})
