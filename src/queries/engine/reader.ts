import type { AppAbility } from '@/access/buildAbility'
import type { RowSql } from './columnSql'
import type { EntityModel, ModelField } from './model'
import { decline } from './unknown'

/**
 * Who reads, as far as a statement depends on it: everybody of one role, as the role is now, shares
 * one reader, and every program has its own, and with it the text of their statements, and of the rows in these.
 */
export type Reader = {
  ability: AppAbility
  /** SQL that has a row as long as the credential and its rights are the same: `$1` to `$3`. */
  guard: string
  texts: Map<string, string>
  rows: Map<string, RowSql>
}

/** @returns whether the reader sees the rows of a collection, beside one of their own */
export const seesRows = (reader: Reader, entity: EntityModel): boolean =>
  (entity.read ?? (() => decline(`rows of ${entity.slug}`)))(reader.ability)

/**
 * @returns true for a field the reader sees in every row, false for one in none, `rows` for one in
 *   some
 */
export const sees = (reader: Reader, field: ModelField): boolean | 'rows' => {
  const { rowRule, read, name } = field
  if (rowRule) return rowRule.wholly(reader.ability) || (rowRule.inRows(reader.ability) && 'rows')
  return (read ?? (() => decline(`field ${name}`)))(reader.ability)
}

/** Whether the reader sees all of every row. */
export const seesEverything = (reader: Reader, entity: EntityModel): boolean =>
  seesRows(reader, entity) && entity.fields.every((field) => sees(reader, field) === true)
