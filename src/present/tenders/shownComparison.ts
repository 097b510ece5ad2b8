/** A value before and after, as text; empty for none. */
export type ShownDifference = { label: string; before: string; after: string; difference?: string }

export type ShownLine = {
  kind: 'added' | 'removed' | 'changed' | 'same'
  name: string
  /** The differing values; for an added or removed line all of them. */
  figures: readonly ShownDifference[]
}

/** The differences between two versions of a tender, in words. */
export type ShownComparison = {
  isSame: boolean
  fields: readonly ShownDifference[]
  lines: readonly ShownLine[]
  /** Null if unchanged. */
  instalments: { before: readonly string[]; after: readonly string[] } | null
  totals: readonly ShownDifference[]
}
