import type { Judge, RowRule } from '@/access/judge'
import type { FieldKind } from '@/domain/lists/fieldKinds'

/** How a column's values look in SQL, and which comparisons make sense of them. */
export type ColumnKind = Exclude<FieldKind, 'opaque'> | 'json'

type Named = {
  name: string
  /** Whether a reader sees it; missing where rows decide (`rowRule`), or nothing is known of it. */
  read?: Judge
  rowRule?: RowRule
}

/** A value of the row itself. */
export type ColumnField = Named & {
  type: 'column'
  column: string
  kind: ColumnKind
  /** `numeric`, which keeps zeros at its end, as opposed to whole numbers. */
  isDecimal: boolean
  /** The slug of the collection it points to. */
  to?: string
  /** What an option can be. */
  options?: readonly string[]
}

/** Several values: rows of a table of their own. */
export type ManyField = Named & { type: 'many'; table: string }
/** Several rows with fields: an array field. */
export type ArrayField = Named & { type: 'array'; table: string; fields: readonly ModelField[] }
/** Fields under a name. */
export type GroupField = Named & { type: 'group'; fields: readonly ModelField[] }
/** Rows of another collection that point here, newest first. */
export type JoinField = Named & { type: 'join'; from: string; column: string; limit: number }
/** The address of a stored file, kept without the name of the server. */
export type AddressField = Named & { type: 'address'; column: string | null }
/** The lines of a tender or the parts of a group, which come with a record that is asked for. */
export type PartsField = Named & { type: 'parts' }

export type ModelField =
  | ColumnField
  | ManyField
  | ArrayField
  | GroupField
  | JoinField
  | AddressField
  | PartsField

/** The model of a collection in this layer: enough to turn a query of it into SQL. */
export type EntityModel = {
  slug: string
  table: string
  fields: readonly ModelField[]
  /** Whether a reader sees its rows at all; missing where rows decide. */
  read?: Judge
  /** People see the whole of their own row, whatever their rights. */
  isOwnRowOpen: boolean
  /** Payload writes the name of the collection into rows of people. */
  isAuth: boolean
  /** As Payload orders without being asked. */
  defaultSort: readonly string[]
}

export type Models = {
  entities: ReadonlyMap<string, EntityModel>
  /** Before the address of a file. */
  serverUrl: string
}
