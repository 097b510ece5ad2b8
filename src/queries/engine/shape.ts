import type { Models } from './model'
import type { Reader } from './reader'

export type Shape = {
  models: Models
  reader: Reader
  /** Remaining depth of relations. */
  depth: number
  /** A single requested record includes its parts. */
  isRecord: boolean
  /** The record was reached through a relation. */
  isRelated?: boolean
  /** Fields to return; all when missing. */
  only?: ReadonlySet<string>
  /** Fields of related records to return, by their collection. */
  populate?: Readonly<Record<string, readonly string[]>>
  /** Decimals are returned as exact text. */
  isExact?: boolean
  /** Users see their own row whatever their rights. */
  isOwnRow?: boolean
  /** Generates table aliases that are unique in the statement. */
  freshAlias: () => string
}

/** Names for the tables of one statement. */
export const aliasesFor = (): (() => string) => {
  let count = 0
  return () => `t${(count += 1)}`
}
