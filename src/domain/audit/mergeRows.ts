/** An audit row with only the fields its reader may see. */
export type SeenRow = {
  action: string
  command: string | null
  subject: string | null
  document: number | null
  part: string | null
  partId: number | null
  changes: readonly { field: string; before: unknown; after: unknown }[]
  /** Type of the discount (percentage or amount) when no change names it. */
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

/** Merges two rows of one record, older first: values before the first and after the second. */
const merged = (older: SeenRow, newer: SeenRow): SeenRow => {
  const changes = new Map(older.changes.map((change) => [change.field, change]))
  for (const change of newer.changes) {
    const known = changes.get(change.field)
    changes.set(change.field, known ? { ...known, after: change.after } : change)
  }
  const kept = [...changes.values()].filter(
    // The event that a password was set has no values.
    ({ field, before, after }) => field === 'password' || !isSame(before, after),
  )
  return {
    ...newer,
    // Created, deleted and commands are more specific than updated.
    action: older.action === 'update' ? newer.action : older.action,
    changes: kept,
    discountType: newer.discountType ?? older.discountType,
  }
}

/** Deleted outranks every earlier action of the record. */
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

/** Rank of a record as the main record of a transaction. */
const weightOf = ({ own }: RecordRows): number => {
  if (own && own.action === own.command) return 2
  return own && own.action !== 'update' ? 1 : 0
}

/**
 * Merges the rows of one transaction by record: each field once, from its first to its last value.
 * The record of the command comes first, then created or deleted records, then changed ones.
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
