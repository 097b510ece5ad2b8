import type { Id } from '@/domain/shared/idOf'
import type { ColumnKind } from './column'
import type { DrawnColumn } from './drawnColumn'

/** The input of a field in the filter panel. */
export type FilterKind = 'choice' | 'yesNo' | 'days' | 'moments' | 'numbers' | 'record'

export type FilterField = {
  name: string
  label: string
  kind: FilterKind
  options?: readonly { value: string; label: string }[]
  /** Where records are looked up, and by which fields. */
  relationTo?: string
  titles?: readonly string[]
  /** Name of the record chosen now. */
  chosen?: { id: Id; name: string }
}

/** The fields people filter each list by, the most used first. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  companies: ['createdAt'],
  branches: ['company', 'createdAt'],
  employees: ['company', 'isContact', 'isExecutive'],
  meets: ['status', 'meetType', 'company', 'startsAt'],
  'company-projects': ['company', 'startDate', 'endDate'],
  tenders: ['status', 'type', 'company', 'currency', 'date', 'validUntil', 'total'],
  'stock-types': ['createdAt'],
  'stock-cards': ['stockType', 'unit', 'currentQuantity', 'currentPrice', 'allowNoStock'],
  'stock-groups': ['createdAt'],
  'stock-group-stocks': ['stockGroup', 'stockCard', 'quantity'],
  'stock-movements': ['type', 'stockCard', 'operationDate', 'quantity', 'currencyType', 'tender'],
  'stock-reservations': ['status', 'stockCard', 'tender', 'company', 'reservedUntil'],
  users: ['role', 'status', 'createdAt'],
  roles: ['createdAt'],
}

const KINDS: Readonly<Partial<Record<ColumnKind, FilterKind>>> = {
  boolean: 'yesNo',
  day: 'days',
  dateTime: 'moments',
  money: 'numbers',
  price: 'numbers',
  quantity: 'numbers',
  percent: 'numbers',
  count: 'numbers',
  relation: 'record',
}

const kindOf = ({ column, words }: DrawnColumn): FilterKind | undefined =>
  words ? 'choice' : KINDS[column.kind]

/** The filters of a list, out of the fields its reader may read. */
export const filterFieldsOf = (args: {
  slug: string
  available: readonly DrawnColumn[]
  hasScope: boolean
}): FilterField[] =>
  (FIELDS[args.slug] ?? []).flatMap((name): FilterField[] => {
    const drawn = args.available.find((candidate) => candidate.name === name)
    const kind = drawn && kindOf(drawn)
    // The company of the page's path cannot be changed.
    if (!drawn || !kind || (args.hasScope && name === 'company')) return []
    const { label, words, relationTo, column } = drawn
    return [
      {
        name,
        label,
        kind,
        ...(words && {
          options: Object.entries(words).map(([value, word]) => ({ value, label: word })),
        }),
        ...(kind === 'record' && { relationTo, titles: column.titles ?? ['name'] }),
      },
    ]
  })
