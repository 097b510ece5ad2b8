import type { CollectionSlug, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { AppAbility } from '@/access/buildAbility'
import { judgeOf } from '@/access/judge'
import { mayReadField } from '@/access/reading/mayReadField'
import { entityOf } from '@/catalog'
import type { Entity } from '@/catalog/build'
import type { ImportMode } from '@/domain/imports/imports'
import type { ImportColumn } from '@/exchange/import/types'
import { kindOf, namesOf, type Named } from './fieldKinds'

/** A field that a file may fill, for creating, updating or both. */
export type Importable = ImportColumn & {
  mayCreate: boolean
  mayUpdate: boolean
  /** Its values are unique. */
  isUnique: boolean
  maxLength?: number
}

type Access = Partial<Record<'create' | 'update', unknown>>

/** Former headers of a column, from the catalogue. */
const formerOf = ({ list }: Entity, field: string): Pick<ImportColumn, 'formerly'> => {
  const formerly = list?.columns[field]?.formerly
  return formerly ? { formerly } : {}
}

/**
 * @param opened access that replaces the field's own: for rows, that of the field that contains
 *   them
 */
const columnOf = (
  field: Named,
  entity: Entity,
  ability: AppAbility,
  opened?: Access,
): Importable[] => {
  const { access, unique, required, defaultValue, maxLength } = field as Named & {
    access?: Access
    unique?: boolean
    required?: boolean
    defaultValue?: unknown
    maxLength?: number
  }
  // Access that depends on more than the caller's rights cannot be decided per column: closed.
  const may = (operation: 'create' | 'update') =>
    judgeOf((opened ?? access)?.[operation])?.(ability) ?? false
  const [mayCreate, mayUpdate] = [may('create'), may('update')]
  const names = namesOf((field as { label?: unknown }).label)
  const kind = kindOf(field, entity, ability)
  if (!names || !kind || field.custom?.serverOnly || !(mayCreate || mayUpdate)) return []
  return [
    {
      field: field.name,
      ...kind,
      names,
      // Defaults come from the form's address, which a file does not have.
      required: required === true && (!defaultValue || field.type === 'relationship'),
      mayCreate,
      mayUpdate,
      isUnique: unique === true,
      ...(maxLength !== undefined && { maxLength }),
      ...formerOf(entity, field.name),
    },
  ]
}

/**
 * Columns for the sub-rows of a record, as `parts.quantity`: opened by the field that contains
 * them, either all required ones or none. A record without sub-rows is valid, so none of them is
 * required.
 */
const rowColumns = (
  collections: PayloadRequest['payload']['collections'],
  { slug, import: shape }: Entity,
  ability: AppAbility,
): Importable[] => {
  const rows = shape?.rows
  const entity = rows && entityOf(rows.of)
  if (!rows || !entity) return []
  const fieldsOf = (of: string) => collections[of as CollectionSlug].config.flattenedFields
  const holder = fieldsOf(slug).find(({ name }) => name === rows.field) as { access?: Access }
  const fields = fieldsOf(rows.of).filter(({ name }) => rows.fields.includes(name))
  const columns = fields.flatMap((field) =>
    columnOf(field as unknown as Named, entity, ability, holder.access ?? {}),
  )
  const isOpen = (name: string) => columns.some(({ field }) => field === name)
  // A quantity without a card: users who read no cards could not fill in a valid group.
  const isWhole = fields.every(
    (field) => !('required' in field && field.required) || isOpen(field.name),
  )
  return !isWhole
    ? []
    : columns.map((column) => ({
        ...column,
        field: `${rows.field}.${column.field}`,
        required: false,
        isUnique: false,
      }))
}

/**
 * The fields of a collection that the caller may import: those that the caller may write in the form.
 * Fields with several values, rich text, files and fields that only the server writes cannot be
 * imported.
 * @param slug of a collection with `import` in the catalogue
 */
export const importColumns = async (req: PayloadRequest, slug: string): Promise<Importable[]> => {
  const entity = entityOf(slug)
  if (!entity?.import) return []
  const ability = await abilityOfRequest(req)
  const { collections } = req.payload
  const { flattenedFields } = collections[slug as CollectionSlug].config
  const { rows, keys } = entity.import
  const own = flattenedFields
    .flatMap((field) => columnOf(field as unknown as Named, entity, ability))
    .map((column) =>
      // The list of rows names the record by the label of their relation.
      rows && column.field === keys[0] ? { ...column, alsoCalled: rows.to } : column,
    )
  return [...own, ...rowColumns(collections, entity, ability)]
}

/** The fields by which rows may identify the record they update. */
export const importKeys = async (
  req: PayloadRequest,
  slug: string,
  columns: readonly Importable[],
): Promise<string[]> => {
  const entity = entityOf(slug)
  const ability = await abilityOfRequest(req)
  return (entity?.import?.keys ?? []).filter(
    (key) =>
      entity?.subject !== undefined &&
      mayReadField(ability, entity.subject, key) &&
      columns.some(({ field }) => field === key),
  )
}

type Asked = {
  mapping: readonly { index: number; field: string }[]
  mode: ImportMode
  key: string | null
}

/**
 * The mapped fields that the importer may not write this way: creating needs the right to create,
 * updating that to write. The key of an update is only read.
 */
export const closedFields = (
  { mapping, mode, key }: Asked,
  columns: readonly Importable[],
): string[] => {
  const isOpen = (column: Importable) =>
    (mode === 'update' || column.mayCreate) && (mode === 'create' || column.mayUpdate)
  return mapping
    .map(({ field }) => field)
    .filter((field) => {
      const column = columns.find((known) => known.field === field)
      return !column || !((field === key && mode === 'update') || isOpen(column))
    })
}
