/** A value as it was and as it is, as text; empty where there was or is none. */
export type ShownDifference = { label: string; before: string; after: string; difference?: string }

export type ShownLine = {
  kind: 'added' | 'removed' | 'changed' | 'same'
  name: string
  figures: readonly ShownDifference[]
}

/** What differs between two contents of a tender, in words. */
export type ShownComparison = {
  isSame: boolean
  fields: readonly ShownDifference[]
  lines: readonly ShownLine[]
  instalments: { before: readonly string[]; after: readonly string[] } | null
  totals: readonly ShownDifference[]
}
