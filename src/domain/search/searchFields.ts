import { columnNameOf } from '../shared/sqlNames'
import type { CodeKind } from './codeForms'

/**
 * How a value is compared: as folded text, by its digits alone (phones, tax numbers), or as a code
 * whose separators are ignored (bar codes, document numbers). Codes are folded like texts.
 */
export type SearchKind = 'text' | 'digits' | CodeKind

/** A searched field; `stockCard.name` is the name of the related record. */
export type SearchField = { path: string; kind: SearchKind }

/** Fields compared as text. */
export const text = (...paths: string[]): SearchField[] =>
  paths.map((path) => ({ path, kind: 'text' }))
/** Fields compared by their digits. */
export const digits = (...paths: string[]): SearchField[] =>
  paths.map((path) => ({ path, kind: 'digits' }))
/** Fields compared as codes: `8690-0000-0001-2` is `8690000000012`. */
export const codes = (...paths: string[]): SearchField[] =>
  paths.map((path) => ({ path, kind: 'code' }))
/** Fields compared as codes with leading zeros: `tkf-2026-72` is `TKF-2026-00072`. */
export const numbers = (...paths: string[]): SearchField[] =>
  paths.map((path) => ({ path, kind: 'number' }))

/** The folded column of a field: `bossPhone` → `boss_phone_folded`. */
export const foldedColumnOf = (field: string): string => `${columnNameOf(field)}_folded`
