import { Refusal } from '@/domain/shared/refusal'
import type { CollectionShape, FieldShape } from '@/queries/filters/collectionShape'

export const MAX_SORT_KEYS = 3

const refuse = () => new Refusal('invalidQuery', { data: { path: 'sort' } })

const isSortable = (field: FieldShape | undefined): field is FieldShape =>
  field !== undefined && field.isOwnColumn && !field.hasMany && field.kind !== 'opaque'

/**
 * Validates a sort order: only columns of the list's own table, because any other order would
 * reveal hidden values.
 * @param args.shape the columns of the collection
 * @param args.sort from the URL: names with `-` for descending, separated by commas
 * @returns the columns; the caller checks whether the reader may see them
 * @throws Refusal `invalidQuery` for anything else, and for more than MAX_SORT_KEYS names
 */
export const checkSort = (args: { shape: CollectionShape; sort: unknown }): FieldShape[] => {
  const { shape, sort } = args
  const parts: unknown[] = Array.isArray(sort) ? sort : [sort]
  if (!parts.every((part) => typeof part === 'string')) throw refuse()
  const names = parts.flatMap((part) => part.split(',')).filter(Boolean)
  const fields = names.map((name) => shape.get(name.startsWith('-') ? name.slice(1) : name))
  const known = fields.filter(isSortable)
  if (known.length !== names.length || names.length > MAX_SORT_KEYS) throw refuse()
  return known
}
