import { readFileSync } from 'node:fs'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import { matchRoute } from '@/gate/routes/matchRoute'
import { readOverride } from '@/gate/routes/readOverride'
import { UNDESCRIBED } from '@/gate/openapi/otherOperations'
import { noteAnswered } from './answered'
import { secretsIn } from './secrets'
import { operationAt, type OpenApi, type ResponseOf } from './openApi'

export type Answer = {
  method: string
  /** The decoded path below `/api`. */
  segments: readonly string[]
  status: number
  headers: Headers
  /** The body, if it is JSON. */
  json?: unknown
}

const JSON_TYPE = 'application/json'
/** Bodies that are read; others are files and streams. */
const READ_TYPES: readonly (string | null)[] = [JSON_TYPE, 'text/plain']
/** The operations that return a key, a secret or a session, once. */
const HANDS_OUT =
  /^(api-clients\.(create|rotateKey)|webhooks\.(create|renewSecret)|users\.(login|refresh-token))/

/** A JSON pointer, escaped for the fragment of an address. */
const pointer = (...parts: string[]): string =>
  parts
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')

const typeIn = (headers: Headers) => headers.get('content-type')?.split(';')[0]?.trim() ?? null

/** Whether the API has an operation at a path; null for one that is open but not described. */
const isOpen = (method: string, segments: readonly string[]): boolean | null => {
  try {
    return matchRoute({ method, segments }).kind in UNDESCRIBED ? null : true
  } catch {
    return false
  }
}

const codeIn = (json: unknown): string => {
  const code = (json as { errors?: { code?: string }[] } | null)?.errors?.[0]?.code
  return code ? ` ${code}` : ''
}

type Schemas = NonNullable<OpenApi['components']>['schemas']
type Place = { at: string; response: ResponseOf }

/**
 * Validates responses of the API by its description.
 * @param document an OpenAPI document; each schema is compiled at the first response that needs it
 * @returns what a response has that the document does not describe, by operation, status, and code
 *   or path; null if it conforms
 */
export const judgeBy = (document: OpenApi): ((answer: Answer) => string | null) => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'd')
  const compiled = new Map<string, ValidateFunction | undefined>()

  const schemaAt = (at: string): ValidateFunction | undefined => {
    if (!compiled.has(at)) compiled.set(at, ajv.getSchema(`d#/${at}`))
    return compiled.get(at)
  }

  const placeOf = (path: string, method: string, status: string): Place | null => {
    const response = document.paths[path]?.[method]?.responses[status]
    const name = response?.$ref?.split('/').at(-1)
    if (name === undefined)
      return response ? { at: pointer('paths', path, method, 'responses', status), response } : null
    const shared = document.components?.responses?.[name]
    return shared ? { at: pointer('components', 'responses', name), response: shared } : null
  }

  const missingHeader = ({ headers = {} }: ResponseOf, sent: Headers): string | undefined =>
    Object.keys(headers).find((name) => {
      const header = headers[name]
      const shared = header?.$ref?.split('/').at(-1)
      const { required } =
        (shared ? document.components?.headers?.[shared] : header) ?? ({} as { required?: boolean })
      return required === true && !sent.has(name)
    })

  const bodyMisfit = ({ at, response }: Place, { headers, json }: Answer): string | null => {
    const type = typeIn(headers)
    const { content = {} } = response
    if (type === null) return Object.keys(content).length > 0 ? 'has no body' : null
    if (!Object.hasOwn(content, type)) return `is ${type}`
    if (type !== JSON_TYPE) return null
    const judge = schemaAt(`${at}/${pointer('content', JSON_TYPE, 'schema')}`)
    if (!judge || judge(json)) return null
    const { instancePath, message, params } = judge.errors?.[0] ?? {}
    return `at ${instancePath || '/'} ${message} ${JSON.stringify(params)}`
  }

  return (answer) => {
    const { method, segments, status, headers, json } = answer
    // Its headers are those of the GET.
    if (method === 'HEAD' || method === 'OPTIONS') return null
    const name = `${method} /${segments.join('/')} ${status}${codeIn(json)}`
    const open = isOpen(method, segments)
    if (open === null) return null
    if (!open) return status < 400 ? `${name}: the address is not open` : null
    const found = operationAt(document, method, segments)
    if (!found) return `${name}: the operation is not described`
    const place = placeOf(found.path, method.toLowerCase(), String(status))
    if (!place) return `${name}: ${found.operation.operationId} has no such status`
    const header = missingHeader(place.response, headers)
    const misfit = header ? `has no ${header}` : bodyMisfit(place, answer)
    return misfit && `${name}: ${found.operation.operationId} is not as described: it ${misfit}`
  }
}

const OPEN = '.open'

/**
 * A member of a combined schema (`allOf` and so on): another member may define further fields, so
 * its objects stay open.
 */
const branch = (schema: unknown): unknown => {
  const { unevaluatedProperties: _, ...part } = closedSchema(schema) as Record<string, unknown>
  return typeof part.$ref === 'string' ? { ...part, $ref: `${part.$ref}${OPEN}` } : part
}

/** A schema whose objects accept only the fields that it names. */
const closedSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closedSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const made: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema) as [string, unknown][])
    made[key] =
      key === 'allOf'
        ? (value as unknown[]).map(branch)
        : key === 'properties'
          ? Object.fromEntries(
              Object.entries(value as object).map(([name, one]) => [name, closedSchema(one)]),
            )
          : closedSchema(value)
  const isObject = 'properties' in made || 'allOf' in made
  return isObject && !('additionalProperties' in made)
    ? { ...made, unevaluatedProperties: false }
    : made
}

const isRefusal = (status: string) => Number(status) >= 400

const closedResponses = (responses: Readonly<Record<string, ResponseOf>>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, one]) => [
      status,
      isRefusal(status) ? one : (closedSchema(one) as ResponseOf),
    ]),
  )

/**
 * The document with closed response schemas; data of refusals stay open, because they differ by
 * code.
 */
export const closed = (document: OpenApi): OpenApi => {
  const { schemas = {} } = document.components ?? {}
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, one]) => [
        method,
        { ...one, responses: closedResponses(one.responses) },
      ]),
    ),
  ])
  const records = Object.entries(schemas).flatMap(([name, schema]) =>
    name === 'Error' || name.endsWith('.sent')
      ? [[name, schema]]
      : [
          [name, closedSchema(schema)],
          [`${name}${OPEN}`, branch(schema)],
        ],
  )
  return {
    ...document,
    paths: Object.fromEntries(paths) as OpenApi['paths'],
    components: { ...document.components, schemas: Object.fromEntries(records) as Schemas },
  }
}

type Judged = { document: OpenApi; judge: ReturnType<typeof judgeBy> }
let described: Judged | null = null

const readDescribed = (): Judged => {
  const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi
  return { document, judge: judgeBy(closed(document)) }
}

/** The effective method: a GET may be sent as a POST with its query as the body. */
const methodOf = (request: Request): string => {
  try {
    return request.method === 'POST' ? readOverride(request).method : request.method
  } catch {
    return request.method
  }
}

/**
 * Validates a response by docs/openapi.json; fields that are not described count as errors. Files
 * and streams are not read. Only the responses that are meant to may contain a key or a secret.
 * Records which operations were successful.
 * @param segments the decoded path below `/api`
 * @returns the response
 * @throws if its operation, status, refusal code, headers or body are not described, or if it
 *   contains a secret
 */
export const asDescribed = async (
  request: Request,
  segments: readonly string[],
  response: Response,
): Promise<Response> => {
  const { status, headers } = response
  const { document, judge } = (described ??= readDescribed())
  const isRead = status !== 304 && READ_TYPES.includes(typeIn(headers))
  const text = isRead ? await response.clone().text() : ''
  const json = isRead && typeIn(headers) === JSON_TYPE ? (JSON.parse(text) as unknown) : undefined
  const method = methodOf(request)
  const misfit = judge({ method, segments, status, headers, json })
  if (misfit) throw new Error(`docs/openapi.json says otherwise. ${misfit}`)
  if (status === 401 && !headers.has('WWW-Authenticate'))
    throw new Error(`401 without WWW-Authenticate: ${method} /${segments.join('/')}`)
  const found = status < 400 && operationAt(document, method, segments)
  const [secret] = found && HANDS_OUT.test(found.operation.operationId) ? [] : secretsIn(text)
  if (secret) throw new Error(`A secret in an answer: ${method} /${segments.join('/')} ${secret}`)
  if (found) noteAnswered(`${method} ${found.path}`)
  return response
}
