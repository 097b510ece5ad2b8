import type { FlattenedField, PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { recordSchema, type RecordShape } from '../openapi/recordSchema'
import { READABLE_COLLECTIONS } from './inputs'
import { commandsOf } from './commandsOf'

type Access = (args: { req: PayloadRequest; data?: unknown }) => unknown

const configOf = ({ payload }: PayloadRequest, slug: string) =>
  payload.collections[slug as keyof typeof payload.collections].config

const RIGHTS = ['read', 'create', 'update', 'delete'] as const

/** The caller's rights on a collection, at least for some of its records. */
const rightsOn = async (req: PayloadRequest, slug: string): Promise<string[]> => {
  const { access } = configOf(req, slug)
  const held = await Promise.all(
    RIGHTS.map(async (right) => Boolean(await (access[right] as Access)({ req }))),
  )
  return RIGHTS.filter((_, at) => held[at])
}

/** The collections with anything readable for the caller, with their other rights. */
export const describeCollections = async (req: PayloadRequest) => {
  const all = await Promise.all(
    READABLE_COLLECTIONS.map(async (collection) => ({
      collection,
      rights: await rightsOn(req, collection),
    })),
  )
  return { collections: all.filter(({ rights }) => rights.includes('read')) }
}

const isOpen = async (
  req: PayloadRequest,
  field: FlattenedField,
  action: 'read' | 'update',
): Promise<boolean> => {
  const { access } = field as { access?: Partial<Record<typeof action, Access>> }
  return (await access?.[action]?.({ req })) !== false
}

/**
 * The readable fields of a collection, its commands and the caller's rights.
 * @throws Refusal `notAllowed` if nothing of it is readable
 */
export const describeCollection = async (req: PayloadRequest, slug: string) => {
  const rights = await rightsOn(req, slug)
  if (!rights.includes('read')) throw new Refusal('notAllowed')
  const config = configOf(req, slug)
  const { properties } = recordSchema(config as unknown as RecordShape, 'answer', {
    known: new Set<string>(),
    isGlobal: false,
  }) as { properties: Record<string, object> }
  const fields = await Promise.all(
    config.flattenedFields.map(async (field) => {
      const schema = properties[field.name]
      if (!schema || !(await isOpen(req, field, 'read'))) return null
      const { relationTo } = field as { relationTo?: unknown }
      const isWritable = rights.includes('update') && (await isOpen(req, field, 'update'))
      return {
        name: field.name,
        ...schema,
        ...(typeof relationTo === 'string' && { of: relationTo }),
        isWritable,
      }
    }),
  )
  return {
    collection: slug,
    rights,
    fields: fields.filter((field) => field !== null),
    commands: commandsOf(slug),
  }
}
