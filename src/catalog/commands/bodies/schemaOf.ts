import { CUSTOMER_KEYS } from '@/domain/tenders/registeredCustomer'
import { fieldsOf, type BodyField, type CommandBody } from './body'
import { closedObject, decimalSchema, ID_SCHEMA, orNull, type JsonSchema } from './jsonSchema'

const TEXT: JsonSchema = { type: 'string' }
const DAY = String.raw`\d{4}-\d{2}-\d{2}`

const customerSchema = () =>
  closedObject(
    Object.fromEntries(
      // Numbers of records and texts alike may be left empty.
      CUSTOMER_KEYS.map((key) => [key, { type: ['string', 'integer', 'null'] }]),
    ),
  )

const plainSchemaOf = ({ input, isRequired, digits, options, schema }: BodyField): JsonSchema => {
  switch (input) {
    case 'words':
    case 'line':
      return TEXT
    // Row ids are numbers or text; valid codes are known to the parser only.
    case 'code':
      return { type: ['string', 'integer'] }
    case 'decimal':
      return digits ? decimalSchema(digits) : { type: ['number', 'string'] }
    case 'day':
      return { type: 'string', pattern: isRequired ? `^${DAY}$` : `^(${DAY})?$` }
    case 'option':
      return { enum: options ?? [] }
    case 'record':
    case 'approver':
    case 'owner':
    case 'heir':
      return ID_SCHEMA
    case 'yesNo':
    case 'yes':
      return { type: 'boolean' }
    case 'ids':
      return { type: 'array', items: ID_SCHEMA }
    case 'rows':
      return schema ?? {}
    case 'addresses':
      return { type: 'array', items: TEXT }
    case 'quantities':
      return { type: 'object', additionalProperties: decimalSchema(digits) }
    case 'customer':
      return customerSchema()
    case 'drawing':
      return { type: 'array', items: { type: 'array', items: { type: 'integer' } } }
  }
}

const described = ({ about, maxLength }: BodyField) =>
  about ?? (maxLength === undefined ? undefined : `At most ${maxLength} characters.`)

/**
 * JSON Schema of a body field. It may accept more than the field's `read`, which applies all rules,
 * and never less; the codes of `read` are in `x-codes`.
 * @param field of a command's body
 */
export const schemaOf = (field: BodyField): JsonSchema => {
  const plain = plainSchemaOf(field)
  const description = described(field)
  return {
    ...(field.isRequired ? plain : orNull(plain)),
    ...(description !== undefined && { description }),
    'x-codes': [...new Set(field.codes)],
  }
}

/**
 * The body of a command as JSON Schema: an object that takes no other keys.
 * @param body of a command of the registry
 */
export const bodySchemaOf = (body: CommandBody): JsonSchema =>
  closedObject(
    Object.fromEntries(fieldsOf(body).map(([name, field]) => [name, schemaOf(field)])),
    fieldsOf(body).flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
  )
