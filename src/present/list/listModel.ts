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

/** Parts of a domain in its own list: one for the ticked rows, and ways beside its title. */
export type ListTools = { forTicked?: ReactNode; beside?: ReactNode }

/** Everything a list page draws. */
export type ListModel = {
  t: Translator
  context: CellContext
  slug: string
  state: ListState
  /** What the address itself says. */
  asked: string
  columns: readonly DrawnColumn[]
  /** Every column the reader may have. */
  available: readonly DrawnColumn[]
  hasChosenColumns: boolean
  /** The place of the column that names the record. */
  main: number
  titleField: string
  rows: TableRow[]
  title: string
  /** The company the list belongs to, by its number and name. */
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
  /** The whole condition, for reading the ids of everything that matches. */
  matching: FlatWhere
  views: readonly SavedView[]
  /** The view the list opens with; 0 for none. */
  opening: number
  mayShare: boolean
  allHref: string
  bulk: BulkAction[]
  /** What the domain of the list adds to it. */
  tools: ListTools
  /** Its reader may take it along as a file. */
  mayExport: boolean
  /** Where a file becomes records of it; missing for users who may not import them. */
  importHref?: string
  create?: { href: string; label: string }
  api: string
  deleteFrom?: string
}

/** Why a list is empty: no records yet, no matches, or a failed request. */
export type NoRowsReason = 'none' | 'filtered' | 'failed' | 'invalid'
