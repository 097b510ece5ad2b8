import { entityOf } from '@/catalog'
import type { ColumnKind } from '@/catalog/column'
import type { Id } from '@/domain/shared/idOf'
import type { DrawnColumn } from './drawnColumn'

/** The input of a field in the filter panel. */
export type FilterKind = 'choice' | 'yesNo' | 'days' | 'moments' | 'numbers' | 'record' | 'text'

export type FilterField = {
  /** The path that conditions name: of a related record `branch.taxNumber`. */
  name: string
  label: string
  kind: FilterKind
  options?: readonly { value: string; label: string }[]
  /** Where records are looked up, and by which fields. */
  relationTo?: string
  searchBy?: readonly string[]
  /** Name of the record chosen now. */
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

/** What conditions call a column: of a related record, the field there. */
export const pathOf = ({ name, column: { borrowed } }: DrawnColumn): string =>
  borrowed ? `${borrowed.relation}.${borrowed.field}` : name

/** The filters of a list, out of the fields its reader may read. */
export const filterFieldsOf = (args: {
  slug: string
  available: readonly DrawnColumn[]
  hasScope: boolean
  /** The fields this reader may look for records of a collection by. */
  searchBy: (slug: string) => readonly string[]
}): FilterField[] =>
  (entityOf(args.slug)?.list?.filters ?? []).flatMap((name): FilterField[] => {
    const drawn = args.available.find((candidate) => candidate.name === name)
    const kind = drawn && kindOf(drawn)
    // The company of the page's path cannot be changed.
    if (!drawn || !kind || (args.hasScope && name === 'company')) return []
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
