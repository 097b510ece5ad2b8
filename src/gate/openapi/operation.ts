import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { MAX_ID } from '@/domain/shared/recordId'
import { API_VERSION } from '../apiVersion'
import { OF_PEOPLE } from '../program'
import { refusals, type Refused } from './responses'

const HEADER = (name: string, description: string, schema: JsonSchema = { type: 'string' }) => ({
  name,
  in: 'header',
  description,
  schema,
})

/** Shared parameters by name. */
export const PARAMETERS: JsonSchema = {
  language: HEADER('Accept-Language', 'The language of sentences, else that of the cookie.', {
    enum: ['tr', 'en', 'fr', 'ar'],
  }),
  version: HEADER('Api-Version', 'The version that the request was written for.', {
    enum: [API_VERSION],
  }),
  idempotencyKey: HEADER(
    'Idempotency-Key',
    'The same key and body give the same answer, and are done once. `"8e03978e"` or `8e03978e`.',
  ),
  ifMatch: HEADER('If-Match', '`updatedAt` of what was read: refused where it has changed since.'),
  where: {
    name: 'where',
    in: 'query',
    description: 'Conditions: `where[company.name][like]=x`.',
    style: 'deepObject',
    explode: true,
    // A plain object would have no keys in generated clients.
    schema: { type: 'object', additionalProperties: true },
  },
  select: {
    name: 'select',
    in: 'query',
    description: 'The fields that are wanted: `select[title]=true`.',
    style: 'deepObject',
    explode: true,
    schema: { type: 'object', additionalProperties: true },
  },
  populate: {
    name: 'populate',
    in: 'query',
    description: 'Fields of records that are pointed to: `populate[companies][name]=true`.',
    style: 'deepObject',
    explode: true,
    schema: { type: 'object', additionalProperties: true },
  },
  sort: {
    name: 'sort',
    in: 'query',
    description: 'Fields by commas, with a minus from the highest down.',
    schema: { type: 'string' },
  },
  limit: { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 500 } },
  page: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
  pagination: {
    name: 'pagination',
    in: 'query',
    description: '`false` leaves the total out.',
    schema: { type: 'boolean' },
  },
  depth: { name: 'depth', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 2 } },
}

export const parameter = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` })

/** Allowed callers, if not every signed-in one. */
type Callers = 'anybody' | 'people'

export type Described = {
  id: string
  tag: string
  summary: string
  /** Shared parameters other than the language. */
  parameters?: readonly string[]
  query?: Readonly<Record<string, string>>
  body?: JsonSchema
  /** Bodies of other types than JSON, by type. */
  bodies?: JsonSchema
  isBodyRequired?: boolean
  success: JsonSchema
  refused: Refused
  callers?: Callers
  /** The required rights, and the statuses that allow it. */
  rights?: readonly string[]
  states?: readonly string[]
}

const PATH_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'integer', minimum: 1, maximum: MAX_ID },
}

const inPath = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PATH_SCHEMAS[name] ?? { type: 'string' },
  }))

const securityOf = (callers: Callers | undefined) => {
  if (callers === 'anybody') return { security: [] }
  return callers === 'people' ? { security: [{ session: [] }, { token: [] }] } : {}
}

/**
 * One operation of the document.
 * @param path with its parameters, `/tenders/{id}/approve`
 * @param about its parameters and responses
 */
export const operation = (path: string, about: Described): JsonSchema => {
  const { id, tag, summary, parameters = [], query = {}, body, bodies, success, refused } = about
  const [first = ''] = path.split('/').slice(1)
  const callers = about.callers ?? (OF_PEOPLE.includes(first) ? 'people' : undefined)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...securityOf(callers),
    parameters: [
      ...inPath(path),
      parameter('language'),
      parameter('version'),
      ...parameters.map(parameter),
      ...Object.entries(query).map(([name, description]) => ({
        name,
        in: 'query',
        description,
        schema: { type: 'string' },
      })),
    ],
    ...((body || bodies) && {
      requestBody: {
        required: about.isBodyRequired ?? false,
        content: { ...(body && { 'application/json': { schema: body } }), ...bodies },
      },
    }),
    responses: { ...success, ...refusals(refused) },
    ...(about.rights && { 'x-rights': about.rights }),
    ...(about.states && { 'x-states': about.states }),
  }
}
