import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'

/** A parameter, or a field of a body or record. */
export type ReferenceField = {
  name: string
  type: string
  isRequired: boolean
  /** Its description; refusal codes. */
  note: string
}
export type ReferenceAnswer = {
  status: string
  text: string
  /** Short type of its body; '' without one. */
  type: string
  fields: ReferenceField[]
}
/** The documentation of one operation, with references resolved. */
export type ReferenceOperation = {
  id: string
  tag: string
  method: string
  path: string
  summary: string
  /** Everybody without signing in, users only, or users and programs. */
  callers: 'anybody' | 'people' | 'all'
  /** As scopes of programs are spelled: `approve:tenders`. */
  rights: string[]
  /** Statuses of the record that allow a command. */
  states: string[]
  parameters: ReferenceField[]
  /** Short type of its body; '' if it has none. */
  bodyType: string
  body: ReferenceField[]
  answers: ReferenceAnswer[]
  refusals: { status: string; text: string }[]
}
export type ReferenceGroup = { tag: string; operations: ReferenceOperation[] }

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  'x-codes'?: string[]
}
type Content = Record<string, { schema?: Schema }>
type Parameter = {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}
type Response = { $ref?: string; description?: string; content?: Content }
type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Response>
  'x-rights'?: string[]
  'x-states'?: string[]
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
}

/** The tag of requests to webhook endpoints. */
export const WEBHOOK_REQUESTS = 'webhook'

/** Displayed options of a long list. */
const MOST_CHOICES = 12

const nameIn = (ref: string): string => ref.split('/').at(-1) ?? ref

const choices = (values: readonly unknown[]): string => {
  const shown = values.slice(0, MOST_CHOICES).map((value) => JSON.stringify(value))
  return [...shown, ...(values.length > MOST_CHOICES ? ['…'] : [])].join(' | ')
}

const union = (schemas: readonly Schema[], join: string): string =>
  [...new Set(schemas.map(typeOf).filter(Boolean))].join(join)

const typeOf = (schema: Schema): string => {
  if (schema.$ref) return nameIn(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return choices(schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return union(alternatives, ' | ')
  // Further properties are among its fields.
  if (schema.allOf)
    return union(
      schema.allOf.filter(({ $ref }) => $ref),
      ' & ',
    )
  const types = [schema.type ?? []].flat()
  const isList = types.includes('array')
  const item = isList && schema.items ? typeOf(schema.items) : ''
  return types
    .map((type) =>
      type === 'array' && item ? `${item.includes(' ') ? `(${item})` : item}[]` : type,
    )
    .map((type) => (type === 'string' && schema.format ? schema.format : type))
    .join(' | ')
}

const noteOf = ({ description = '', 'x-codes': codes = [] }: Schema): string =>
  [description, codes.join(', ')].filter(Boolean).join(' · ')

const fieldsOf = (schema: Schema): ReferenceField[] => {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isRequired: schema.required?.includes(name) ?? false,
    note: noteOf(field),
  }))
  // A named part is shown under its own name.
  const parts = (schema.allOf ?? []).filter(({ $ref }) => !$ref)
  return [...own, ...parts.flatMap(fieldsOf)]
}

/**
 * Converts this interface's OpenAPI document for display.
 * @param document from `openApiDocument`
 */
export const apiReference = (document: JsonSchema) => {
  const { paths, webhooks = {} } = document as unknown as Document
  const resolve = <Part extends { $ref?: string }>(part: Part): Part => {
    if (!part.$ref) return part
    const steps = part.$ref.slice(2).split('/')
    return steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step],
      document,
    ) as Part
  }

  const parameter = (sent: Parameter): ReferenceField => {
    const { name, in: place, required = false, description = '', schema = {} } = resolve(sent)
    return {
      name: place === 'header' ? `${name}:` : name,
      type: typeOf(schema),
      isRequired: required,
      note: description,
    }
  }

  const answer = (status: string, sent: Response): ReferenceAnswer => {
    const { description = '', content = {} } = resolve(sent)
    const { schema } = content['application/json'] ?? {}
    const others = Object.keys(content).filter((type) => type !== 'application/json')
    return {
      status,
      text: description,
      type: schema ? typeOf(schema) : others.join(', '),
      fields: schema ? fieldsOf(schema) : [],
    }
  }

  const callersOf = ({ security }: Operation): ReferenceOperation['callers'] => {
    if (!security) return 'all'
    return security.length === 0 ? 'anybody' : 'people'
  }

  const shown = (
    path: string,
    method: string,
    one: Operation,
    tag?: string,
  ): ReferenceOperation => {
    const content = one.requestBody?.content ?? {}
    const { schema } = content['application/json'] ?? {}
    const isRefusal = (status: string) => /^[45]/.test(status)
    const statuses = Object.entries(one.responses)
    return {
      id: one.operationId ?? path,
      tag: tag ?? one.tags?.[0] ?? '',
      method: method.toUpperCase(),
      path,
      summary: one.description ? `${one.summary}. ${one.description}` : (one.summary ?? ''),
      callers: callersOf(one),
      rights: one['x-rights'] ?? [],
      states: one['x-states'] ?? [],
      parameters: (one.parameters ?? []).map(parameter),
      bodyType: schema ? typeOf(schema) : Object.keys(content).join(', '),
      body: schema ? fieldsOf(resolve(schema)) : [],
      answers: statuses
        .filter(([status]) => !isRefusal(status))
        .map(([status, sent]) => answer(status, sent)),
      refusals: statuses
        .filter(([status]) => isRefusal(status))
        .map(([status, sent]) => ({ status, text: resolve(sent).description ?? '' })),
    }
  }

  const operations = [
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => shown(path, method, one)),
    ),
    ...Object.entries(webhooks).flatMap(([name, methods]) =>
      Object.entries(methods).map(([method, one]) => shown(name, method, one, WEBHOOK_REQUESTS)),
    ),
  ]
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const groups: ReferenceGroup[] = tags.map((tag) => ({
    tag,
    operations: operations.filter((one) => one.tag === tag),
  }))

  /** The fields of a record, empty if the document has no such schema. */
  const recordFields = (tag: string): ReferenceField[] => {
    const { schemas = {} } = (document.components ?? {}) as { schemas?: Record<string, Schema> }
    return Object.hasOwn(schemas, tag) ? fieldsOf(schemas[tag] ?? {}) : []
  }
  return { groups, recordFields }
}

export type ApiReference = ReturnType<typeof apiReference>

/** All words must occur in an operation, in any order and case. */
export const matchesSearch = (operation: ReferenceOperation, search: string): boolean => {
  const { id, method, path, summary, rights, refusals, parameters, body } = operation
  const fields = [...parameters, ...body].map(({ name }) => name)
  const text = [id, method, path, summary, ...rights, ...fields]
    .concat(refusals.map((one) => one.text))
    .join(' ')
    .toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
