import { dayFromStored } from '../../shared/day'
import { canonicalValue } from '../../shared/fieldValue'
import type { FieldKind } from '../../shared/fieldValue'
import type { Numeric } from '../../shared/money'
import type { LineChoice } from '../choices/choices'
import type { Discount } from '../totals/discount'
import type { TotalsItem } from '../totals/totals'
import { columnNameOf } from '../../shared/sqlNames'

/**
 * The fields that an approval binds. Form locks, the guarding hook, the trigger
 * `keep_approved_content`, the hash of the approval and copies all use this list or are compared
 * with it by a test.
 */
export const APPROVED_FIELDS = {
  title: 'text',
  type: 'text',
  date: 'day',
  validUntil: 'day',
  company: 'relation',
  branch: 'relation',
  employee: 'relation',
  unconnectedName: 'text',
  unconnectedEmail: 'text',
  unconnectedPhone: 'text',
  companyProject: 'relation',
  currency: 'text',
  currencyRate: 'decimal',
  rateDay: 'day',
  rateSource: 'text',
  discountType: 'text',
  discountValue: 'decimal',
  paymentDate: 'day',
  notes: 'text',
} as const satisfies Record<string, FieldKind>

export type ApprovedField = keyof typeof APPROVED_FIELDS
export const APPROVED_FIELD_NAMES = Object.keys(APPROVED_FIELDS) as ApprovedField[]

/** The column of a field in the table of tenders: `validUntil` → `valid_until`, `company` → `company_id`. */
export const approvedColumnOf = (name: ApprovedField): string => {
  const column = columnNameOf(name)
  return APPROVED_FIELDS[name] === 'relation' ? `${column}_id` : column
}

/** Lists that an approval binds as well; they have tables of their own. */
export const APPROVED_LISTS = ['paymentInstallments', 'items'] as const

/** Fields added after the first approvals: included in the hash only with a value. */
const SAID_IF_KNOWN: readonly ApprovedField[] = ['rateDay', 'rateSource']

/** Fields editable after an approval; internal files are too. */
export const OPEN_FIELDS = ['internalNote'] as const

/** A copy is a new offer: its days follow from its own date (`movedTerms`). */
const NOT_COPIED: readonly string[] = ['date', 'validUntil', 'paymentDate']

/** Fields that a copy or a revision of a tender takes over. */
export const COPIED_FIELDS: readonly string[] = [
  ...APPROVED_FIELD_NAMES.filter((name) => !NOT_COPIED.includes(name)),
  ...OPEN_FIELDS,
]

/** True for a field of the form, or a cell of its lists, that an approval locks. */
export const isApprovedPath = (path: string): boolean =>
  [...APPROVED_FIELD_NAMES, ...APPROVED_LISTS].some(
    (name) => path === name || path.startsWith(`${name}.`),
  )

/** The value of a field in the form that an approval compares. */
export const approvedValue = (field: ApprovedField, value: unknown): string | null =>
  canonicalValue(APPROVED_FIELDS[field], value)

type Values = Partial<Record<ApprovedField, unknown>>
export type Instalment = { dueDate?: unknown; amount?: unknown }
export type ContentItem = Omit<TotalsItem, 'kind' | 'choice'> & {
  kind: string
  choice?: LineChoice | null | undefined
  stockCard?: unknown
  stockGroup?: unknown
  description?: string | null
}
/** A file visible to the customer. */
export type ContentFile = { id: number; filename?: string | null; filesize?: Numeric | null }

/** Instalments in the form that an approval compares. */
export const instalmentsText = (instalments: readonly Instalment[] | null | undefined): string =>
  JSON.stringify(
    (instalments ?? []).map(({ dueDate, amount }) => [
      dayFromStored(dueDate),
      canonicalValue('decimal', amount),
    ]),
  )

const decimalText = (value: Numeric | null | undefined) => canonicalValue('decimal', value)

const discountOf = ({ discountType, discountValue }: Discount): (string | null)[] =>
  discountType ? [discountType, decimalText(discountValue ?? 0)] : [null, null]

const itemText = (item: ContentItem): unknown[] => [
  item.kind,
  canonicalValue('relation', item.stockCard),
  canonicalValue('relation', item.stockGroup),
  item.description || null,
  decimalText(item.quantity),
  decimalText(item.unitPrice),
  ...discountOf(item),
  decimalText(item.taxRate ?? 0),
  // Older approvals have no `choice`.
  ...(!item.choice || item.choice === 'included' ? [] : [item.choice]),
]

/**
 * The content bound by an approval, as one canonical text for hashing. Values come from the
 * database, because the spelling in a request must not matter.
 *
 * @param content.items all lines in document order
 * @param content.files those the customer sees, by id
 */
export const contentOf = ({
  tender,
  items,
  instalments,
  files,
}: {
  tender: Values
  items: readonly ContentItem[]
  instalments: readonly Instalment[]
  files: readonly ContentFile[]
}): string =>
  JSON.stringify([
    APPROVED_FIELD_NAMES.map((name) => [name, approvedValue(name, tender[name])] as const).filter(
      ([name, value]) => value !== null || !SAID_IF_KNOWN.includes(name),
    ),
    items.map(itemText),
    instalmentsText(instalments),
    files.map(({ id, filename, filesize }) => [id, filename ?? null, decimalText(filesize)]),
  ])
