import type {
  CollectionBeforeOperationHook,
  Field,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { ownRowsIn } from '@/fields/ownRowsField'
import { walkFields } from '@/lib/walkFields'
import { isValues } from './strictInput'

type Values = Record<string, unknown>
type Payload = PayloadRequest['payload']

/** Keys of responses that are not fields: a client may send back what it read. */
const ANSWERED = ['id', 'createdAt', 'updatedAt']
/** Further such keys of a user, and the keys that Payload's user form sends to set a password. */
const OF_PEOPLE = ['collection', 'password', 'confirm-password']
/** Further such keys of a global. */
const OF_GLOBAL = ['globalType']
/** What Payload's upload form sends when no file is chosen. */
const OF_UPLOADS = ['file']

/** Maximum number of keys named in one response. */
const MOST_NAMED = 500

type Level = { fields: readonly Field[]; beside: readonly string[] }

const unknownInRows = (value: unknown, level: Level, path: string, payload: Payload): string[] =>
  Array.isArray(value)
    ? value.flatMap((row, index) => unknownIn(row, level, `${path}.${index}.`, payload))
    : []

/** Keys of values without a field at this level or below, by path. */
const unknownIn = (
  values: unknown,
  { fields, beside }: Level,
  prefix: string,
  payload: Payload,
): string[] => {
  if (!isValues(values)) return []
  const known = new Map<string, Field>()
  walkFields(fields, (field) => known.set(field.name, field))
  return Object.keys(values).flatMap((key) => {
    const field = known.get(key)
    const path = `${prefix}${key}`
    if (!field) return beside.includes(key) ? [] : [path]
    const value = values[key]
    if (field.type === 'group')
      return unknownIn(value, { fields: field.fields, beside: [] }, `${path}.`, payload)
    if (field.type === 'array')
      return unknownInRows(value, { fields: field.fields, beside: ['id'] }, path, payload)
    const rows = ownRowsIn(field)
    if (!rows) return []
    const level = {
      fields: payload.collections[rows.collection].config.fields,
      beside: [...ANSWERED, ...rows.answered],
    }
    return unknownInRows(value, level, path, payload)
  })
}

const refuse = (req: PayloadRequest, values: Values, level: Level): void => {
  const unknown = unknownIn(values, level, '', req.payload).slice(0, MOST_NAMED)
  if (unknown.length === 0) return
  throw new Refusal('unknownField', {
    fields: unknown.map((path) => ({ path, code: 'unknownField' as const })),
  })
}

type Sent = { data?: Values; overrideAccess?: boolean }

/** Values written by our own code are typed; REST and GraphQL leave `overrideAccess` out. */
const sentBy = (args: unknown): Values | undefined => {
  const { data, overrideAccess } = args as Sent
  return overrideAccess === true ? undefined : data
}

/**
 * Refuses keys that no field of the collection has, in rows and groups as well: a misspelt name would
 * be lost data. Fields that only the server writes are known, and ignored elsewhere.
 * @throws Refusal `unknownField` with the path of each
 */
export const refuseUnknownFields: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const data = operation === 'create' || operation === 'update' ? sentBy(args) : undefined
  const { auth, fields, upload } = collection
  const beside = [...ANSWERED, ...(auth ? OF_PEOPLE : []), ...(upload ? OF_UPLOADS : [])]
  if (data) refuse(req, data, { fields, beside })
  return args
}

/** As `refuseUnknownFields`, for a global. */
export const refuseUnknownGlobalFields: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  req,
}) => {
  const data = operation === 'update' ? sentBy(args) : undefined
  if (data) refuse(req, data, { fields: global.fields, beside: [...ANSWERED, ...OF_GLOBAL] })
  return args
}
