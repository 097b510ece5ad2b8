export type Invariant = {
  /** A short key and the rule in words; what is printed when it is broken. */
  name: string
  /** Returns the rows that break the rule; none is a pass. */
  sql: string
}
