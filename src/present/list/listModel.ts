import type { ReactNode } from 'react'
import type { Crumb } from '@/present/navigation/navTree'
import type { Translator } from '@/i18n/messages'
import type { BulkAction } from './bulkActions'
import type { TableRow } from './cell'
import type { CellContext } from './cellText'
import type { DrawnColumn } from './drawnColumn'
import type { FlatWhere, ListState } from './listState'
import type { SavedView } from './savedView'
import type { ShownFilters } from './shownFilters'

/** Custom parts of a list: for selected rows, and next to its title. */
export type ListTools = { forTicked?: ReactNode; beside?: ReactNode }

/** All data of a list page. */
export type ListModel = {
  t: Translator
  context: CellContext
  slug: string
  state: ListState
  /** The list's part of the address. */
  asked: string
  columns: readonly DrawnColumn[]
  /** Every column the reader may add. */
  available: readonly DrawnColumn[]
  hasChosenColumns: boolean
  /** The columns by whose values rows can be counted and summed. */
  groupings: readonly { name: string; label: string }[]
  /** The index of the column with the record's name. */
  main: number
  titleField: string
  rows: TableRow[]
  title: string
  /** Id of the company of the list. */
  scope?: number
  company?: string
  breadcrumbs: Crumb[]
  total: number
  pages: number
  isFailed: boolean
  asksFirst: boolean
  canSearch: boolean
  noRowsReason: NoRowsReason
  filters: ShownFilters
  /** The complete condition, for loading the ids of all matches. */
  matching: FlatWhere
  views: readonly SavedView[]
  /** Id of the default view; 0 for none. */
  opening: number
  mayShare: boolean
  allHref: string
  bulk: BulkAction[]
  /** Custom tools of the list's domain. */
  tools: ListTools
  /** Its reader may export it. */
  mayExport: boolean
  /** Link to import into it; missing for users who may not. */
  importHref?: string
  create?: { href: string; label: string }
  api: string
  deleteFrom?: string
}

/** The rows of a filter that have one value, on all pages. */
export type ListGroup = {
  key: string
  /** The value in words; empty for rows without one. */
  label: string
  count: number
  /** The sum of each displayed column with sums, in lira. */
  sums: readonly string[]
  /** The list of exactly these rows. */
  href: string
}

/** What a list has of each value of the column it is grouped by. */
export type ListGroups = {
  /** Label of the column by which rows are grouped. */
  label: string
  /** Labels of the sums. */
  sums: readonly string[]
  groups: readonly ListGroup[]
  /** There are more groups than are read. */
  isCut: boolean
}

/** Why a list is empty: no records yet, no matches, or a failed request. */
export type NoRowsReason = 'none' | 'filtered' | 'failed' | 'invalid'
