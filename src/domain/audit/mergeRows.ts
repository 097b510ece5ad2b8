/** A row of the trail as its reader may see it. */
export type SeenRow = {
  action: string
  command: string | null
  subject: string | null
  document: number | null
  part: string | null
  partId: number | null
  changes: readonly { field: string; before: unknown; after: unknown }[]
  /** What its discount is, a percentage or an amount, where no change says so. */
  discountType?: string | null
}

/** What happened to a record in one transaction: to itself, if anything, and to its parts. */
export type RecordRows = {
  subject: string | null
  document: number | null
  own: SeenRow | null
  parts: SeenRow[]
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Two rows of one record, older first: what was before the first and is after the second. */
const merged = (older: SeenRow, newer: SeenRow): SeenRow => {
  const changes = new Map(older.changes.map((change) => [change.field, change]))
  for (const change of newer.changes) {
    const known = changes.get(change.field)
    changes.set(change.field, known ? { ...known, after: change.after } : change)
  }
  const kept = [...changes.values()].filter(
    // That a password was set has no values at all.
    ({ field, before, after }) => field === 'password' || !isSame(before, after),
  )
  return {
    ...newer,
    // Made, deleted and commanded say more than changed.
    action: older.action === 'update' ? newer.action : older.action,
    changes: kept,
    discountType: newer.discountType ?? older.discountType,
  }
}

/** Deleting is the last that can be said of a record, whatever came before it. */
const together = (older: SeenRow, newer: SeenRow): SeenRow =>
  newer.action === 'delete' ? { ...merged(older, newer), action: 'delete' } : merged(older, newer)

const keyOf = ({ subject, document }: Pick<SeenRow, 'subject' | 'document'>) =>
  JSON.stringify([subject, document])

const add = (record: RecordRows, row: SeenRow): void => {
  if (!row.part) {
    record.own = record.own ? together(record.own, row) : row
    return
  }
  const at = record.parts.findIndex(
    ({ part, partId }) => part === row.part && partId === row.partId,
  )
  const known = record.parts[at]
  if (known) record.parts[at] = together(known, row)
  else record.parts.push(row)
}

/** How well a record says what a transaction was about. */
const weightOf = ({ own }: RecordRows): number => {
  if (own && own.action === own.command) return 2
  return own && own.action !== 'update' ? 1 : 0
}

/**
 * The rows of one transaction by record: each field once, from what it was to what it became. The
 * record that a command was given to comes first, then what was made or deleted, then what changed.
 * @param rows oldest first
 */
export const mergeRows = (rows: readonly SeenRow[]): RecordRows[] => {
  const records = new Map<string, RecordRows>()
  for (const row of rows) {
    const { subject, document } = row
    const known = records.get(keyOf(row)) ?? { subject, document, own: null, parts: [] }
    records.set(keyOf(row), known)
    add(known, row)
  }
  return [...records.values()].sort((one, other) => weightOf(other) - weightOf(one))
}
