import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { PAYLOAD_COOKIE } from '@/lib/sessionCookie'
import { OPEN_COLLECTIONS, OPEN_GLOBALS } from '../routes/openRoutes'
import { commandOperations, type Paths } from './commandOperations'
import { PARAMETERS } from './operation'
import { otherOperations } from './otherOperations'
import { PAGE_SCHEMA, recordOperations } from './recordOperations'
import { recordSchema, type RecordShape } from './recordSchema'
import { SENT_EVENT } from './eventShapes'
import { ERROR_SCHEMA, sharedResponses } from './responses'

const SECURITY: JsonSchema = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: PAYLOAD_COOKIE,
    description: `Set by signing in; over https it is called __Host-${PAYLOAD_COOKIE}. A change sent with it carries the Origin of the site.`,
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a session.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'bkof_…',
    description: 'The key of a program; also as `api-clients API-Key bkof_…`.',
  },
}

const HEADERS: JsonSchema = {
  RetryAfter: { description: 'Seconds.', required: true, schema: { type: 'integer' } },
  RateLimit: { description: 'What is left to a program.', schema: { type: 'string' } },
  Link: {
    description: 'Pages before and after (RFC 8288): `first`, `prev`, `next`, `last`.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: { description: 'The limit of programs.', schema: { type: 'string' } },
}

const signed = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** Requests to webhook endpoints (docs/api.md). */
const WEBHOOKS: JsonSchema = {
  event: {
    post: {
      summary: 'An event, to the endpoints that want its type',
      description:
        'Signed as Standard Webhooks 1.0.0 says. May come more than once, always with the same id.',
      security: [],
      parameters: [
        signed('webhook-id', 'The id of the event.'),
        signed('webhook-timestamp', 'Seconds since 1970.'),
        signed(
          'webhook-signature',
          '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; two while two secrets hold.',
        ),
      ],
      requestBody: { required: true, content: { 'application/json': { schema: SENT_EVENT } } },
      responses: {
        '2XX': { description: 'Received.' },
        '410': { description: 'Disables the endpoint.' },
        default: { description: 'Failed: tried again, ten times in all.' },
      },
    },
  },
}

const pathsOf = (): Paths => {
  const paths: Paths = {}
  for (const [path, method, operation] of [
    ...recordOperations(),
    ...commandOperations(),
    ...otherOperations(),
  ]) {
    const at = (paths[path] ??= {})
    if (at[method]) throw new Error(`${method} ${path} is described twice`)
    at[method] = operation
  }
  return paths
}

const isGlobal = ({ slug }: RecordShape) => OPEN_GLOBALS.includes(slug)

const schemasOf = (shapes: readonly RecordShape[]): JsonSchema => {
  const known = new Set(shapes.map(({ slug }) => slug))
  return Object.fromEntries([
    ['Error', ERROR_SCHEMA],
    ['Page', PAGE_SCHEMA],
    ...shapes.flatMap((shape) => [
      [shape.slug, recordSchema(shape, 'answer', { known, isGlobal: isGlobal(shape) })],
      [`${shape.slug}.sent`, recordSchema(shape, 'sent', { known, isGlobal: isGlobal(shape) })],
    ]),
  ]) as JsonSchema
}

/**
 * The REST interface as an OpenAPI 3.1 document, generated from the catalogue, the command
 * registry, the gate's routing table and the fields of records, without repeating any of it.
 * @param args.collections and `args.globals` of the sanitised configuration
 * @param args.version of the product
 */
export const openApiDocument = (args: {
  collections: readonly RecordShape[]
  globals: readonly RecordShape[]
  version: string
}): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'Back office',
    version: args.version,
    description: 'Customers, meetings, projects, tenders and stock.',
  },
  servers: [{ url: '/api' }],
  security: [{ session: [] }, { token: [] }, { key: [] }],
  paths: pathsOf(),
  webhooks: WEBHOOKS,
  components: {
    securitySchemes: SECURITY,
    headers: HEADERS,
    parameters: PARAMETERS,
    responses: sharedResponses(),
    schemas: schemasOf([
      ...args.collections.filter(({ slug }) => Object.hasOwn(OPEN_COLLECTIONS, slug)),
      ...args.globals.filter(isGlobal),
    ]),
  },
})
