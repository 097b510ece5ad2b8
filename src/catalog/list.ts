import type { AnyOfCondition } from '@/domain/tenders/conditions'
import type { Id } from '@/domain/shared/idOf'
import type { Day } from '@/domain/shared/day'
import type { MessageKey } from '@/i18n/messages'

import type { Columns } from './column'
import type { RightShape } from './right'

/** A condition of a list by field and operator, as in its address. */
export type ListCondition = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A quick filter above the table. */
export type QuickFilter = {
  key: string
  label: MessageKey
  where: ListCondition | AnyOfCondition
  /** Its sort order; by default the list's. */
  sort?: string
  /** Only for users with this right. */
  right?: readonly [string, string, string?]
  /** Only for readers of this column. */
  column?: string
}

/** A bulk action that is no command: one request for each selected row. */
type BulkShape = {
  key: string
  label: MessageKey
  right: RightShape
  method: 'POST' | 'PATCH'
  /** Appended to the path of the record. */
  path?: `/${string}`
  body: Readonly<Record<string, unknown>>
  isDanger?: true
}

export type ListShape = {
  /** Rendering of fields; others follow their type. */
  columns: Columns
  /** Default columns, in this order. */
  shown: readonly string[]
  /** Columns added while a filter selects the rows of one record, by its relation. */
  shownBeside?: Readonly<Record<string, readonly string[]>>
  /** Shows totals of filtered rows: quantities of one card, and lira. */
  hasTotals?: true
  /** Money columns that a filtered list sums, in lira. */
  sums?: readonly string[]
  /** Fields by which a list can be grouped: each group has the number of its rows and their sums. */
  groups?: readonly string[]
  /** Filterable fields, the most used first. */
  filters: readonly string[]
  /**
   * The path of a record's owner: its own field, or the owner of its customer. The first quick
   * filter of the list shows the reader's own records.
   */
  owner?: 'owner' | 'responsible' | 'company.owner'
  /**
   * @param today the company's day
   * @param timeZone the company's, in which that day begins
   * @param reader the signed-in user; undefined if unknown
   */
  quickFilters?: (today: Day, timeZone: string, reader?: Id | null) => readonly QuickFilter[]
  /** The field with a record's image. */
  picture?: string
  /** The image is a person's. */
  hasPortraits?: true
  /** Bulk actions in addition to commands. */
  bulk?: readonly BulkShape[]
  /** Explains how the first record is created, if not here. */
  howTo?: MessageKey
  /** Custom tools of the domain. */
  tools?: readonly ListTool[]
}

/**
 * Custom tools of a domain in a list: labels of selected rows, opening a record by scan, the page
 * of movement series, bulk price changes.
 */
export type ListTool = 'papers' | 'board' | 'templates' | 'labels' | 'scan' | 'series' | 'prices'
