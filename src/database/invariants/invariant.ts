export type Invariant = {
  /** A short key, and the rule in words for the report. */
  name: string
  /** Returns the rows that break the rule; an empty result is a pass. */
  sql: string
}
