import type { Payload } from 'payload'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import { entityOf, type AuditField } from './entityOf'
import { columnNameOf } from '@/domain/shared/sqlNames'

/** A column of the trail: its field with its parents, outermost first, and its path in REST. */
export type ColumnField = { path: string; field: AuditField; chain: readonly AuditField[] }

const isReference = ({ type, hasMany }: AuditField) =>
  (type === 'relationship' || type === 'upload') && !hasMany

const collect = (
  fields: readonly AuditField[],
  outer: { column: string; path: string; chain: readonly AuditField[] },
): [string, ColumnField][] =>
  fields.flatMap((field): [string, ColumnField][] => {
    if (!field.name || field.name === 'id' || field.virtual || field.hidden) return []
    const column = `${outer.column}${columnNameOf(field.name)}`
    const path = `${outer.path}${field.name}`
    const chain = [...outer.chain, field]
    if (field.type === 'group')
      return collect(field.flattenedFields ?? [], {
        column: `${column}_`,
        path: `${path}.`,
        chain,
      })
    return [[isReference(field) ? `${column}_id` : column, { path, field, chain }]]
  })

const known = new WeakMap<Payload, Map<AuditedSlug, Map<string, ColumnField>>>()

/**
 * The fields of a collection by their column. A column without a field, or with a hidden one, is
 * never shown.
 */
export const columnFields = (payload: Payload, slug: AuditedSlug): Map<string, ColumnField> => {
  const ofPayload = known.get(payload) ?? new Map<AuditedSlug, Map<string, ColumnField>>()
  known.set(payload, ofPayload)
  const columns =
    ofPayload.get(slug) ??
    new Map(collect(entityOf(payload, slug).flattenedFields, { column: '', path: '', chain: [] }))
  ofPayload.set(slug, columns)
  return columns
}

/** The fields of the rows of a list, by column. */
export const listColumns = ({ field, path, chain }: ColumnField): Map<string, ColumnField> =>
  new Map(collect(field.flattenedFields ?? [], { column: '', path: `${path}.`, chain }))
