import type { RecordOffers } from '../commands/shownOffers'
import type { Id } from '@/domain/shared/idOf'
import type { Tone } from '@/catalog/column'
import type { ColumnKind } from '@/catalog/column'
import type { DrawnColumn } from './drawnColumn'

/** A formatted value of a row; most are plain text. */
export type Cell =
  | string
  | {
      text: string
      /** The stored value: a status, or a machine-readable moment. */
      value?: string
      tone?: Tone
      /** A low or empty stock quantity. */
      level?: 'low' | 'none'
      /** Smaller text next to it: remaining days, an amount in lira. */
      note?: string
    }

/** A column for rendering its header and cells. */
export type TableColumn = {
  name: string
  label: string
  kind: ColumnKind
  /** Sort field; missing if not sortable. */
  sortBy?: string
  className: string
  /** Its numbers can be explained. */
  isExplained?: boolean
  /** Its cells are edited in place. */
  inline?: DrawnColumn['inline']
  /** Labels of a choice that is edited in place, by stored value. */
  words?: DrawnColumn['words']
}

/** Data for the dialogs of an action: the company's day, and whether a follow-up may be planned. */
export type RowTodo = { today: string; mayPlan: boolean }

/** Data of a record for its row's menu. */
export type ListRow = {
  id: Id
  /** The name of the record in a sentence. */
  name: string
  /** The pages of the record this reader may open; `open` is its main page. */
  open?: string
  view?: string
  edit?: string
  /** Its commands; missing for records without commands. */
  offers?: RecordOffers
  /** A follow-up can be planned, on a related record. */
  isFollowedUp?: true
  /** An open action that the reader may end and snooze. */
  todo?: RowTodo
}

/** A record with its cells, in the order of the columns. */
export type TableRow = ListRow & {
  cells: readonly Cell[]
  /** URL of a small image; null if the record has none although its kind supports one. */
  picture?: string | null
}
