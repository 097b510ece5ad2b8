import type { Models } from './model'
import type { Reader } from './reader'

/** The number of the person who reads; statements keep this place for it. */
export const OWN_ID = '$2::int'

export type Shape = {
  models: Models
  reader: Reader
  /** How many relations deep an answer goes from here. */
  depth: number
  /** A record asked for by its number brings its parts. */
  isRecord: boolean
  /** The record is one that another points to. */
  isRelated?: boolean
  /** Names of fields to answer; all when missing. */
  only?: ReadonlySet<string>
  /** Fields of related records to answer, by their collection. */
  populate?: Readonly<Record<string, readonly string[]>>
  /** Decimals are texts with every digit they have. */
  isExact?: boolean
  /** The own row of a person is open whatever their rights. */
  isOwnRow?: boolean
  /** A name for a table that no other has in the statement. */
  freshAlias: () => string
}

/** Names for the tables of one statement. */
export const aliasesFor = (): (() => string) => {
  let count = 0
  return () => `t${(count += 1)}`
}
