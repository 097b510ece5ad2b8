import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { REFUSALS, type RefusalCode } from '@/domain/shared/refusal'

/** Refusals of any request by the gate and Payload. */
const ANYTHING: readonly RefusalCode[] = [
  'malformedRequest',
  'invalidInput',
  'invalidQuery',
  'invalidId',
  'twoCallers',
  'unknownVersion',
  'signInFirst',
  'invalidKey',
  'notAllowed',
  'crossSite',
  'peopleOnly',
  'networkNotAllowed',
  'channelNotAllowed',
  'notFound',
  'tooManyRequests',
  'unexpected',
  'overloaded',
  'unavailable',
]

/** Additional refusals of a change. */
const CHANGE: readonly RefusalCode[] = [
  'viewingAsRole',
  'unknownField',
  'stillRunning',
  'alreadyDone',
  'bodyTooLarge',
  'unsupportedMediaType',
  'sameKeyOtherBody',
  'idempotencyQuota',
  'diskFull',
]

/**
 * Refusals of an operation: any read, any change, a change with additional codes, or any code if
 * hooks and rules of records decide.
 */
export type Refused = 'read' | 'change' | 'any' | readonly RefusalCode[]

const byStatus = (codes: readonly RefusalCode[]): ReadonlyMap<number, RefusalCode[]> => {
  const found = new Map<number, RefusalCode[]>()
  for (const code of new Set(codes)) {
    found.set(REFUSALS[code], [...(found.get(REFUSALS[code]) ?? []), code])
  }
  return found
}

const GROUPS = {
  read: byStatus(ANYTHING),
  change: byStatus([...ANYTHING, ...CHANGE]),
  any: byStatus(Object.keys(REFUSALS) as RefusalCode[]),
} as const satisfies Record<string, ReadonlyMap<number, RefusalCode[]>>

const RETRIED: readonly number[] = [429, 503]

const refusal = (status: number, codes: readonly RefusalCode[]): JsonSchema => ({
  description: codes.length > 12 ? `Refused with one of ${codes.length} codes.` : codes.join(', '),
  ...(RETRIED.includes(status) && {
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  }),
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          {
            // With their types, so that generated clients know the codes.
            type: 'object',
            properties: {
              errors: {
                type: 'array',
                items: { type: 'object', properties: { code: { enum: [...codes].sort() } } },
              },
            },
          },
        ],
      },
    },
  },
})

/** Shared refusals by name. */
export const sharedResponses = (): JsonSchema =>
  Object.fromEntries(
    Object.entries(GROUPS).flatMap(([group, statuses]) =>
      [...statuses].map(([status, codes]) => [`${group}${status}`, refusal(status, codes)]),
    ),
  )

const shared = (group: keyof typeof GROUPS, status: number): JsonSchema => ({
  $ref: `#/components/responses/${group}${status}`,
})

/**
 * The refusals of an operation, by status.
 * @param refused its kinds of refusals
 */
export const refusals = (refused: Refused): JsonSchema => {
  if (typeof refused === 'string')
    return Object.fromEntries(
      [...GROUPS[refused].keys()].map((status) => [status, shared(refused, status)]),
    )
  const all = byStatus([...ANYTHING, ...CHANGE, ...refused])
  return Object.fromEntries(
    [...all].map(([status, codes]) => [
      status,
      codes.length === GROUPS.change.get(status)?.length
        ? shared('change', status)
        : refusal(status, codes),
    ]),
  )
}

/** The shape of every refusal (`errors/errorBody.ts`). */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          message: { type: 'string', description: 'In the language of Accept-Language.' },
          code: { type: 'string' },
          name: { type: 'string' },
          data: {
            type: 'object',
            properties: {
              errors: {
                type: 'array',
                description: 'The fields to mend.',
                items: {
                  type: 'object',
                  properties: {
                    path: { type: 'string' },
                    message: { type: 'string' },
                    code: { type: 'string' },
                  },
                  required: ['path', 'message', 'code'],
                },
              },
            },
          },
        },
        required: ['message', 'code', 'data'],
      },
    },
  },
  required: ['errors'],
}

const LIMITS = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
}

/** An answer in JSON. */
export const json = (description: string, schema: JsonSchema = {}): JsonSchema => ({
  description,
  headers: LIMITS,
  content: { 'application/json': { schema } },
})

/** A page of a list. */
export const list = (description: string, schema: JsonSchema): JsonSchema => ({
  ...json(description, schema),
  headers: { ...LIMITS, Link: { $ref: '#/components/headers/Link' } },
})

/** A file response. */
export const file = (description: string, ...types: string[]): JsonSchema => ({
  description,
  headers: LIMITS,
  content: Object.fromEntries(types.map((type) => [type, {}])),
})

/** A response with data, or a file of it, depending on the query. */
export const jsonOrFile = (
  description: string,
  schema: JsonSchema,
  types: readonly string[],
): JsonSchema => ({
  description,
  headers: LIMITS,
  content: {
    'application/json': { schema },
    ...Object.fromEntries(types.map((type) => [type, {}])),
  },
})
