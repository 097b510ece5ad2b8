import { entityOf } from '@/catalog'
import type { ColumnKind } from '@/catalog/column'
import type { Id } from '@/domain/shared/idOf'
import type { DrawnColumn } from './drawnColumn'

/** The input of a field in the filter panel. */
export type FilterKind = 'choice' | 'yesNo' | 'days' | 'moments' | 'numbers' | 'record' | 'text'

export type FilterField = {
  /** The path in conditions: for a related record `branch.taxNumber`. */
  name: string
  label: string
  kind: FilterKind
  options?: readonly { value: string; label: string }[]
  /** Target collection, and its searched fields. */
  relationTo?: string
  searchBy?: readonly string[]
  /** Name of the currently selected record. */
  chosen?: { id: Id; name: string }
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
  text: 'text',
  code: 'text',
}

const kindOf = ({ column, words }: DrawnColumn): FilterKind | undefined =>
  words ? 'choice' : KINDS[column.kind]

/** The path of a column in conditions: for a related record its field there. */
export const pathOf = ({ name, column: { borrowed } }: DrawnColumn): string =>
  borrowed ? `${borrowed.relation}.${borrowed.field}` : name

/** Constant in a list whose path contains the company. */
const isOfCompany = (path: string): boolean => path === 'company' || path.startsWith('company.')

/** The filters of a list, from the fields its reader may read. */
export const filterFieldsOf = (args: {
  slug: string
  available: readonly DrawnColumn[]
  hasScope: boolean
  /** The fields by which this reader may search a collection. */
  searchBy: (slug: string) => readonly string[]
}): FilterField[] =>
  (entityOf(args.slug)?.list?.filters ?? []).flatMap((name): FilterField[] => {
    const drawn = args.available.find((candidate) => candidate.name === name)
    const kind = drawn && kindOf(drawn)
    if (!drawn || !kind || (args.hasScope && isOfCompany(pathOf(drawn)))) return []
    const { label, words, relationTo } = drawn
    return [
      {
        name: pathOf(drawn),
        label,
        kind,
        ...(words && {
          options: Object.entries(words).map(([value, word]) => ({ value, label: word })),
        }),
        ...(kind === 'record' && relationTo && { relationTo, searchBy: args.searchBy(relationTo) }),
      },
    ]
  })
