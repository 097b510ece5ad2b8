/** Fields that the winner can take from the loser of a merge. */
export const MERGE_FIELDS = [
  'name',
  'title',
  'description',
  'email',
  'language',
  'noReminders',
  'extraEmails',
  'accountantName',
  'accountantPhone',
  'bossName',
  'bossPhone',
  'workingDays',
] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** Related records that a merge moves, in the order of counting and moving. */
export const MERGED_KINDS = [
  'branches',
  'employees',
  'meets',
  'company-projects',
  'tenders',
  'stock-reservations',
  'notes',
  'actions',
] as const
export type MergedKind = (typeof MERGED_KINDS)[number]

/** The key of a pair of customers in the preference `notSame`, the same in both orders. */
export const pairOf = (one: number, other: number): string =>
  [one, other].toSorted((a, b) => a - b).join('-')

/** The ids that a merge moved, by collection. */
export type MovedIds = Readonly<Record<MergedKind, readonly number[]>>

/**
 * A company's value normalised for comparing and storing: lists without row ids, empty texts and
 * lists as null.
 */
export const mergeValue = (field: MergeField, value: unknown): unknown => {
  if (field === 'noReminders') return value === true
  if (field === 'extraEmails') {
    const emails = (Array.isArray(value) ? value : []).map(({ email }: { email?: unknown }) => ({
      email,
    }))
    return emails.length > 0 ? emails : null
  }
  if (Array.isArray(value)) return value.length > 0 ? value : null
  return value === undefined || value === '' ? null : value
}

/** True if two companies have the same value of a field. */
export const isSameValue = (field: MergeField, one: unknown, other: unknown): boolean =>
  JSON.stringify(mergeValue(field, one)) === JSON.stringify(mergeValue(field, other))

/** A row of the remaining customer; `moved` if the merge moved it. */
type Row = { id: number; moved: boolean; branch?: number | null; employee?: number | null }

/** Rows of the winner with their references to one another, by collection. */
export type SplitRows = Readonly<
  Record<'branches' | 'employees' | 'meets' | 'tenders', readonly Row[]>
>

type Going = Record<keyof SplitRows, Set<number>>

/** A row that stays must not refer to a branch or employee of another customer. */
const isHeld = ({ branch, employee }: Row, going: Going): boolean =>
  (branch != null && !going.branches.has(branch)) ||
  (employee != null && !going.employees.has(employee))

/** Rows that must stay because another remaining row refers to them. */
const heldBy = (rows: SplitRows, going: Going, by: 'branch' | 'employee'): Set<number> =>
  new Set(
    (['employees', 'meets', 'tenders'] as const).flatMap((kind) =>
      rows[kind].flatMap((row) => (going[kind].has(row.id) ? [] : (row[by] ?? []))),
    ),
  )

/**
 * Which moved rows a split gives back to the other customer: those that the merge moved, unless a
 * row that stays refers to them or they refer to one. An employee stays if a tender the winner
 * created since names them; so does a moved tender that names an employee of the winner.
 * @param rows of the customer that stays: all that were moved, and others that refer to those
 * @returns ids by collection
 */
export const goesBack = (rows: SplitRows): Going => {
  const ids = (kind: keyof SplitRows) =>
    new Set(rows[kind].flatMap(({ id, moved }) => (moved ? [id] : [])))
  const going: Going = {
    branches: ids('branches'),
    employees: ids('employees'),
    meets: ids('meets'),
    tenders: ids('tenders'),
  }
  for (let isSettled = false; !isSettled;) {
    const before = Object.values(going).reduce((sum, { size }) => sum + size, 0)
    for (const id of heldBy(rows, going, 'branch')) going.branches.delete(id)
    for (const id of heldBy(rows, going, 'employee')) going.employees.delete(id)
    for (const kind of ['employees', 'meets', 'tenders'] as const)
      for (const row of rows[kind]) if (isHeld(row, going)) going[kind].delete(row.id)
    isSettled = Object.values(going).reduce((sum, { size }) => sum + size, 0) === before
  }
  return going
}
