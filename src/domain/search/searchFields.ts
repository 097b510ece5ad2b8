import { columnNameOf } from '../shared/sqlNames'

/** How a value is compared: as folded text, or by its digits alone (phones, tax numbers). */
export type SearchKind = 'text' | 'digits'

/** A field people search by; `stockCard.name` stands for the name of the related record. */
export type SearchField = { path: string; kind: SearchKind }

/** Fields compared as text. */
export const text = (...paths: string[]): SearchField[] =>
  paths.map((path) => ({ path, kind: 'text' }))
/** Fields compared by their digits. */
export const digits = (...paths: string[]): SearchField[] =>
  paths.map((path) => ({ path, kind: 'digits' }))

/** The folded column of a field: `bossPhone` → `boss_phone_folded`. */
export const foldedColumnOf = (field: string): string => `${columnNameOf(field)}_folded`
