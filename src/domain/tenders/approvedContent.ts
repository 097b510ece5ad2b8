import { dayFromStored } from '../shared/day'
import { idOf } from '../shared/idOf'
import { toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { Discount } from './discount'
import type { TotalsItem } from './totals'

type Kind = 'text' | 'day' | 'decimal' | 'relation'

/**
 * What an approval binds, field by field. The form locks these fields, a hook refuses a change of
 * them, the trigger `keep_approved_content` too, the hash of the approval is made of them, and a
 * copy takes them over: all read this list or are compared with it by a test.
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
  discountType: 'text',
  discountValue: 'decimal',
  paymentDate: 'day',
  notes: 'text',
} as const satisfies Record<string, Kind>

export type ApprovedField = keyof typeof APPROVED_FIELDS
export const APPROVED_FIELD_NAMES = Object.keys(APPROVED_FIELDS) as ApprovedField[]

/** The column of a field in the table of tenders: `validUntil` → `valid_until`, `company` → `company_id`. */
export const approvedColumnOf = (name: ApprovedField): string => {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return APPROVED_FIELDS[name] === 'relation' ? `${column}_id` : column
}

/** Lists that an approval binds as well; rows of tables of their own. */
export const APPROVED_LISTS = ['paymentInstallments', 'items'] as const

/** What stays open after an approval, beside internal files. */
export const OPEN_FIELDS = ['internalNote'] as const

/** A copy is a new offer of today: its days follow from its own date, its payment from its total. */
const NOT_COPIED: readonly string[] = ['date', 'validUntil', 'paymentDate']

/** Fields that a copy or a revision of a tender takes over. */
export const COPIED_FIELDS: readonly string[] = [
  ...APPROVED_FIELD_NAMES.filter((name) => !NOT_COPIED.includes(name)),
  ...OPEN_FIELDS,
]

/** True for a field of the form, or a cell of its lists, that an approval locks. */
export const isApprovedPath = (path: string): boolean => {
  const [name = ''] = path.split('.')
  return name in APPROVED_FIELDS || (APPROVED_LISTS as readonly string[]).includes(name)
}

const isEmpty = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

const relationText = (value: unknown): string | null => {
  const id = idOf(value)
  return id === null ? null : String(id)
}

const CANONICAL: Record<Kind, (value: unknown) => string | null> = {
  text: String,
  day: dayFromStored,
  decimal: (value) => toDecimal(value as Numeric).toFixed(),
  relation: relationText,
}

/**
 * A value as an approval compares it: `1.5` and `"1.50"`, a day and its stored date, an id and its
 * populated record are the same; empty is null.
 */
export const canonicalValue = (field: ApprovedField, value: unknown): string | null =>
  isEmpty(value) ? null : CANONICAL[APPROVED_FIELDS[field]](value)

type Values = Partial<Record<ApprovedField, unknown>>
export type Instalment = { dueDate?: unknown; amount?: unknown }
export type ContentItem = Omit<TotalsItem, 'kind'> & {
  kind: string
  stockCard?: unknown
  stockGroup?: unknown
  description?: string | null
}
/** A file the customer sees. */
export type ContentFile = { id: number; filename?: string | null; filesize?: Numeric | null }

/** Instalments as an approval compares them. */
export const instalmentsText = (instalments: readonly Instalment[] | null | undefined): string =>
  JSON.stringify(
    (instalments ?? []).map(({ dueDate, amount }) => [
      dayFromStored(dueDate),
      isEmpty(amount) ? null : CANONICAL.decimal(amount),
    ]),
  )

const decimalText = (value: Numeric | null | undefined): string | null =>
  isEmpty(value) ? null : CANONICAL.decimal(value)

const discountOf = ({ discountType, discountValue }: Discount): (string | null)[] =>
  discountType ? [discountType, decimalText(discountValue ?? 0)] : [null, null]

const itemText = (item: ContentItem): unknown[] => [
  item.kind,
  relationText(item.stockCard),
  relationText(item.stockGroup),
  item.description || null,
  decimalText(item.quantity),
  decimalText(item.unitPrice),
  ...discountOf(item),
  decimalText(item.taxRate ?? 0),
]

/**
 * What an approval is bound to, as one canonical text for hashing. Values come from the database,
 * so that the way a client wrote them plays no part.
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
    APPROVED_FIELD_NAMES.map((name) => [name, canonicalValue(name, tender[name])]),
    items.map(itemText),
    instalmentsText(instalments),
    files.map(({ id, filename, filesize }) => [id, filename ?? null, decimalText(filesize)]),
  ])
