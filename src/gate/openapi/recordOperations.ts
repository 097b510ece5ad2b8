import { CATALOG, entityOf } from '@/catalog'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import { FILE_TYPES } from '@/domain/files/fileTypes'
import {
  LIST_VIEWS,
  OPEN_COLLECTIONS,
  RECORD_VIEWS,
  UPLOAD_COLLECTIONS,
} from '../routes/openRoutes'
import { operation } from './operation'
import { VIEW_READINGS } from './viewReadings'
import { file, json, list as listed } from './responses'

type Entry = [path: string, method: string, operation: JsonSchema]

const LIST = ['where', 'sort', 'limit', 'page', 'pagination', 'depth', 'select', 'populate']
const RECORD = ['depth', 'select', 'populate']

const record = (slug: string): JsonSchema => ({ $ref: `#/components/schemas/${slug}` })
const sent = (slug: string): JsonSchema => ({ $ref: `#/components/schemas/${slug}.sent` })

/** A changed record with a message; a program includes its key, a webhook endpoint its secret. */
export const changed = (slug: string): JsonSchema => {
  const { shownOnce } = entityOf(slug)?.api ?? {}
  return {
    type: 'object',
    properties: {
      doc: record(slug),
      message: { type: 'string' },
      ...(shownOnce && { [shownOnce]: { type: 'string' } }),
    },
    required: ['doc'],
  }
}

const page = (slug: string): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Page' },
    // With their types, so that generated clients know the records.
    { type: 'object', properties: { docs: { type: 'array', items: record(slug) } } },
  ],
})

/** The envelope of a list, without its records. */
export const PAGE_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    docs: { type: 'array', items: { type: 'object' } },
    totalDocs: { type: 'integer' },
    limit: { type: 'integer' },
    page: { type: ['integer', 'null'] },
    totalPages: { type: 'integer' },
    pagingCounter: { type: 'integer' },
    hasPrevPage: { type: 'boolean' },
    hasNextPage: { type: 'boolean' },
    prevPage: { type: ['integer', 'null'] },
    nextPage: { type: ['integer', 'null'] },
  },
  required: ['docs', 'totalDocs'],
}

const bodiesOf = (slug: string) => {
  const isUpload = UPLOAD_COLLECTIONS.includes(slug)
  return {
    body: sent(slug),
    ...(isUpload && { bodies: { 'multipart/form-data': { schema: { type: 'object' } } } }),
  }
}

/** The rights required by a method; none for the caller's own rows. */
const rightsFor = (slug: string) => {
  const entity = CATALOG.bySlug.get(slug)
  const on = (action: string) => ({
    ...(entity?.subject && { rights: [`${action}:${entity.subject}`] }),
  })
  return {
    read: { ...(entity?.readers.length && { rights: entity.readers.map((one) => `read:${one}`) }) },
    create: on('create'),
    write: on('write'),
    delete: {
      ...(entity?.deleters.length && {
        rights: entity.deleters.map(([action, subject]) => `${action}:${subject}`),
      }),
    },
  }
}

/** Posted rows are corrected by later ones; no right allows deleting them. */
const isNeverDeleted = (slug: string): boolean => {
  const entity = CATALOG.bySlug.get(slug)
  return Boolean(entity?.subject) && entity?.deleters.length === 0
}

const operationsOf = (slug: string, methods: readonly string[]): Entry[] => {
  const has = (method: string) => methods.includes(method)
  const rights = rightsFor(slug)
  const about = { tag: slug }
  const [list, one] = [`/${slug}`, `/${slug}/{id}`]
  const entries: [has: boolean, path: string, method: string, Parameters<typeof operation>[1]][] = [
    [
      has('GET'),
      list,
      'get',
      {
        ...about,
        ...rights.read,
        id: `${slug}.list`,
        summary: 'A page of the list',
        parameters: LIST,
        success: { 200: listed('A page.', page(slug)) },
        refused: 'read',
      },
    ],
    [
      has('POST'),
      list,
      'post',
      {
        ...about,
        ...rights.create,
        ...bodiesOf(slug),
        id: `${slug}.create`,
        summary: 'A new record',
        parameters: ['idempotencyKey', ...RECORD],
        isBodyRequired: true,
        success: { 201: json('The new record.', changed(slug)) },
        refused: 'any',
      },
    ],
    [
      // Included in every list.
      true,
      `${list}/count`,
      'get',
      {
        ...about,
        ...rights.read,
        id: `${slug}.count`,
        summary: 'How many there are',
        parameters: ['where'],
        success: {
          200: json('How many.', {
            type: 'object',
            properties: { totalDocs: { type: 'integer' } },
            required: ['totalDocs'],
          }),
        },
        refused: 'read',
      },
    ],
    [
      has('GET'),
      one,
      'get',
      {
        ...about,
        ...rights.read,
        id: `${slug}.read`,
        summary: 'One record',
        parameters: RECORD,
        success: { 200: json('The record.', record(slug)) },
        refused: 'read',
      },
    ],
    [
      has('PATCH'),
      one,
      'patch',
      {
        ...about,
        ...rights.write,
        ...bodiesOf(slug),
        id: `${slug}.change`,
        summary: 'Changes a record',
        parameters: ['ifMatch', ...RECORD],
        isBodyRequired: true,
        success: { 200: json('The record.', changed(slug)) },
        refused: 'any',
      },
    ],
    [
      has('DELETE'),
      one,
      'delete',
      {
        ...about,
        ...rights.delete,
        id: `${slug}.delete`,
        summary: isNeverDeleted(slug) ? 'Refused to everybody' : 'Deletes a record',
        parameters: RECORD,
        success: isNeverDeleted(slug) ? {} : { 200: json('What was deleted.', { type: 'object' }) },
        refused: 'any',
      },
    ],
    [
      UPLOAD_COLLECTIONS.includes(slug),
      `${list}/file/{filename}`,
      'get',
      {
        ...about,
        ...rights.read,
        id: `${slug}.file`,
        summary: 'A stored file, by the `filename` of its record',
        success: { 200: file('The file.', ...Object.keys(FILE_TYPES)) },
        refused: 'read',
      },
    ],
  ]
  return entries.flatMap(([isOpen, path, method, described]) =>
    isOpen ? [[path, method, operation(path, described)] as Entry] : [],
  )
}

const viewsOf = (
  views: Readonly<Record<string, readonly string[]>>,
  between: string,
  kind: 'list' | 'record',
): Entry[] =>
  Object.entries(views).flatMap(([slug, names]) =>
    names.flatMap((name) => {
      const reading = VIEW_READINGS[`${slug}/${name}`] ?? VIEW_READINGS[name]
      // Cannot happen: a spec ensures that each one is described.
      if (!reading) return []
      const path = `/${slug}${between}/${name}`
      const about = {
        id: `${slug}.${kind === 'list' ? '' : 'record.'}${name}`,
        tag: slug,
        summary: reading.summary,
        ...(reading.query && { query: reading.query }),
        success: { 200: reading.answer, ...(reading.later && { 202: reading.later }) },
        refused: 'any',
      } as const
      return [[path, 'get', operation(path, about)] as Entry]
    }),
  )

/** The routes of every open collection other than its commands. */
export const recordOperations = (): Entry[] => [
  ...Object.entries(OPEN_COLLECTIONS).flatMap(([slug, methods]) => operationsOf(slug, methods)),
  ...viewsOf(LIST_VIEWS, '', 'list'),
  ...viewsOf(RECORD_VIEWS, '/{id}', 'record'),
]
