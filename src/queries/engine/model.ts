import type { Judge, RowRule, RowFilter } from '@/access/judge'
import type { FieldKind } from '@/domain/lists/fieldKinds'

/** How a column's values are written in SQL, and which comparisons apply. */
export type ColumnKind = Exclude<FieldKind, 'opaque'> | 'json'

type Named = {
  name: string
  /**
   * Whether a reader may see it; missing if that depends on single rows (`rowRule`) or is unknown.
   */
  read?: Judge
  rowRule?: RowRule
}

/** A column of the row itself. */
export type ColumnField = Named & {
  type: 'column'
  column: string
  kind: ColumnKind
  /** `numeric`, which keeps trailing zeros, as opposed to integers. */
  isDecimal: boolean
  /** The slug of the collection it points to. */
  to?: string
  /** Values of an option field. */
  options?: readonly string[]
}

/** Several values, stored in a separate table. */
export type ManyField = Named & { type: 'many'; table: string }
/** An array field: several rows with fields. */
export type ArrayField = Named & { type: 'array'; table: string; fields: readonly ModelField[] }
/** A group of fields under one name. */
export type GroupField = Named & { type: 'group'; fields: readonly ModelField[] }
/** A join: rows of another collection that refer to this one, newest first. */
export type JoinField = Named & { type: 'join'; from: string; column: string; limit: number }
/** The URL of a stored file, stored without the server name. */
export type AddressField = Named & { type: 'address'; column: string | null }
/** The lines of a tender or the parts of a group, included with a single record. */
export type PartsField = Named & { type: 'parts' }

export type ModelField =
  | ColumnField
  | ManyField
  | ArrayField
  | GroupField
  | JoinField
  | AddressField
  | PartsField

/** The read engine's model of a collection: enough to turn a query into SQL. */
export type EntityModel = {
  slug: string
  table: string
  fields: readonly ModelField[]
  /** Whether a reader sees all of its rows; missing where rows decide. */
  read?: Judge
  /** Which rows the others see. */
  rowFilter?: RowFilter
  /** Users see all of their own row, whatever their rights. */
  isOwnRowOpen: boolean
  /** Payload adds the collection's name to rows of auth collections. */
  isAuth: boolean
  /** Payload's default order. */
  defaultSort: readonly string[]
}

export type Models = {
  entities: ReadonlyMap<string, EntityModel>
  /** Prefix of file URLs. */
  serverUrl: string
}
