import type { AppAbility } from '@/access/buildAbility'
import type { RowSql } from './columnSql'
import type { EntityModel, ModelField } from './model'
import { decline } from './unknown'

/**
 * The reader of a statement: all users of one version of a role share one reader, every program has
 * its own. Statement texts are cached per reader.
 */
export type Reader = {
  ability: AppAbility
  /** SQL that yields a row while the credential and its rights are unchanged: `$1` to `$3`. */
  guard: string
  /** SQL: the id of the user who reads; null for programs: the id of a client is no user's. */
  ownId: string | null
  texts: Map<string, string>
  rows: Map<string, RowSql>
}

/** @returns whether the reader may see the rows of a collection other than their own */
export const seesRows = (reader: Reader, entity: EntityModel): boolean =>
  (entity.read ?? (() => decline(`rows of ${entity.slug}`)))(reader.ability)

/**
 * @returns true for a field readable in every row, false for one in none, `rows` for one in some
 */
export const sees = (reader: Reader, field: ModelField): boolean | 'rows' => {
  const { rowRule, read, name } = field
  if (rowRule) return rowRule.wholly(reader.ability) || (rowRule.inRows(reader.ability) && 'rows')
  return (read ?? (() => decline(`field ${name}`)))(reader.ability)
}

/** Whether the reader sees all of every row. */
export const seesEverything = (reader: Reader, entity: EntityModel): boolean =>
  seesRows(reader, entity) && entity.fields.every((field) => sees(reader, field) === true)
