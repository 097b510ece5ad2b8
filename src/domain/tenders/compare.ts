import { canonicalValue, type FieldKind } from '../shared/fieldValue'
import { toDecimal, type Numeric } from '../shared/money'
import {
  APPROVED_FIELD_NAMES,
  approvedValue,
  instalmentsText,
  type ApprovedField,
  type Instalment,
} from './approval/approvedContent'

/** Compared fields of a line, and how each is compared. */
export const LINE_FIELDS = {
  description: 'text',
  choice: 'text',
  quantity: 'decimal',
  unitPrice: 'decimal',
  discountType: 'text',
  discountValue: 'decimal',
  taxRate: 'decimal',
  net: 'decimal',
} as const satisfies Record<string, FieldKind>
export type LineField = keyof typeof LINE_FIELDS
const LINE_FIELD_NAMES = Object.keys(LINE_FIELDS) as LineField[]

/** Stored totals of a tender, in the order of calculation. */
export const TOTAL_FIELDS = ['subtotal', 'discountTotal', 'taxTotal', 'total', 'totalBase'] as const
export type TotalField = (typeof TOTAL_FIELDS)[number]

export type ComparedLine = {
  kind: string
  stockCard: number | null
  stockGroup: number | null
} & Partial<Record<LineField, Numeric | null>>

/** A version of a tender: the content an approval binds, and its totals. */
export type ComparedContent = {
  tender: Partial<Record<ApprovedField, unknown>>
  items: readonly ComparedLine[]
  instalments: readonly Instalment[]
  totals: Readonly<Record<TotalField, Numeric>>
}

/** A line in both versions, or in one; `changes` names the fields that differ. */
export type LineChange =
  | { kind: 'added'; after: ComparedLine }
  | { kind: 'removed'; before: ComparedLine }
  | { kind: 'same' | 'changed'; before: ComparedLine; after: ComparedLine; changes: LineField[] }

export type Comparison = {
  fields: ApprovedField[]
  lines: LineChange[]
  hasOtherInstalments: boolean
  totals: { field: TotalField; before: string; after: string; difference: string }[]
}

/** The subject of a line: a card, a group, or its text. */
const subjectOf = ({ kind, stockCard, stockGroup, description }: ComparedLine): string =>
  `${kind} ${stockCard ?? stockGroup ?? description ?? ''}`

const valueOf = (line: ComparedLine, field: LineField) =>
  canonicalValue(LINE_FIELDS[field], line[field])

const changesOf = (before: ComparedLine, after: ComparedLine): LineField[] =>
  LINE_FIELD_NAMES.filter((field) => valueOf(before, field) !== valueOf(after, field))

/** Pairs lines by a property, first with first, and removes the pairs. */
const pair = (
  before: readonly ComparedLine[],
  after: readonly ComparedLine[],
  known: ReadonlyMap<number, number>,
  keyOf: (line: ComparedLine) => string,
): Map<number, number> => {
  const taken = new Set(known.values())
  const free = new Map<string, number[]>()
  before.forEach((line, at) => {
    if (!taken.has(at)) free.set(keyOf(line), [...(free.get(keyOf(line)) ?? []), at])
  })
  const found = new Map(known)
  after.forEach((line, at) => {
    const partner = found.has(at) ? undefined : free.get(keyOf(line))?.shift()
    if (partner !== undefined) found.set(at, partner)
  })
  return found
}

const figuresOf = (line: ComparedLine): string =>
  [
    line.kind,
    ...LINE_FIELD_NAMES.filter((field) => field !== 'description').map((field) =>
      valueOf(line, field),
    ),
  ].join()

/** Lines without a card or group whose text changed are matched by their numbers. */
const partnersOf = (before: readonly ComparedLine[], after: readonly ComparedLine[]) => {
  // Pair identical lines first, so that changed lines of the same card are paired correctly.
  const same = pair(before, after, new Map(), (line) => `${subjectOf(line)} ${figuresOf(line)}`)
  const alike = pair(before, after, same, subjectOf)
  return pair(before, after, alike, (line) =>
    (line.stockCard ?? line.stockGroup) ? subjectOf(line) : figuresOf(line),
  )
}

/**
 * Aligns the lines of two versions in the order of the later one; a removed line is placed after
 * its former predecessor.
 */
export const compareLines = (
  before: readonly ComparedLine[],
  after: readonly ComparedLine[],
): LineChange[] => {
  const partners = partnersOf(before, after)
  const kept = new Set(partners.values())
  const rows: LineChange[] = []
  let shown = 0
  const showRemoved = (until: number) => {
    const passed = before.slice(shown, until).filter((_, at) => !kept.has(shown + at))
    rows.push(...passed.map((line) => ({ kind: 'removed' as const, before: line })))
    shown = Math.max(shown, until)
  }
  after.forEach((line, at) => {
    const partner = partners.get(at) ?? -1
    const old = before[partner]
    if (!old) {
      rows.push({ kind: 'added', after: line })
      return
    }
    showRemoved(partner)
    const changes = changesOf(old, line)
    rows.push({ kind: changes.length > 0 ? 'changed' : 'same', before: old, after: line, changes })
  })
  showRemoved(before.length)
  return rows
}

/** The differences between two versions of a tender: fields, lines, payment plan and totals. */
export const compareContents = (before: ComparedContent, after: ComparedContent): Comparison => ({
  fields: APPROVED_FIELD_NAMES.filter(
    (field) =>
      approvedValue(field, before.tender[field]) !== approvedValue(field, after.tender[field]),
  ),
  lines: compareLines(before.items, after.items),
  hasOtherInstalments: instalmentsText(before.instalments) !== instalmentsText(after.instalments),
  totals: TOTAL_FIELDS.map((field) => {
    const [old, now] = [toDecimal(before.totals[field]), toDecimal(after.totals[field])]
    return {
      field,
      before: old.toFixed(2),
      after: now.toFixed(2),
      difference: now.minus(old).toFixed(2),
    }
  }),
})

/** True if nothing differs. */
export const isSameContent = ({
  fields,
  lines,
  hasOtherInstalments,
  totals,
}: Comparison): boolean =>
  fields.length === 0 &&
  lines.every(({ kind }) => kind === 'same') &&
  !hasOtherInstalments &&
  totals.every(({ difference }) => toDecimal(difference).isZero())
