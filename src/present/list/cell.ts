import type { RecordOffers } from '../commands/shownOffers'
import type { Id } from '@/domain/shared/idOf'
import type { Tone } from '@/catalog/column'
import type { ColumnKind } from '@/catalog/column'

/** One value of a row, ready to be drawn; most are nothing but their text. */
export type Cell =
  | string
  | {
      text: string
      /** The stored value: a state, or a moment for machines to read. */
      value?: string
      tone?: Tone
      /** A stock quantity that is getting low, or gone. */
      level?: 'low' | 'none'
      /** Said smaller beside it: what is left of a last day, an amount in lira. */
      note?: string
    }

/** A column as its header and cells are drawn. */
export type TableColumn = {
  name: string
  label: string
  kind: ColumnKind
  /** What the database sorts by; missing where sorting would mean nothing. */
  sortBy?: string
  className: string
  /** Its numbers open what they are made of. */
  isExplained?: boolean
}

/** What the menu of a row needs of its record. */
export type ListRow = {
  id: Id
  /** The name of the record in a sentence. */
  name: string
  /** The pages of the record this reader may open; `open` is what its name leads to. */
  open?: string
  view?: string
  edit?: string
  /** What can be done with it; missing for records that take no commands. */
  offers?: RecordOffers
  /** What follows it can be planned, on a record that it belongs to. */
  isFollowedUp?: true
}

/** A record with its cells, in the order of the columns. */
export type TableRow = ListRow & {
  cells: readonly Cell[]
  /** Address of a small picture; null where the record could have one and has none. */
  picture?: string | null
}
