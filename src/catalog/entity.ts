import type { ActionSubject } from '@/domain/actions/actions'
import type { Id } from '@/domain/shared/idOf'
import type { Day } from '@/domain/shared/day'
import type { SearchField } from '@/domain/search/searchFields'
import type { MessageKey } from '@/i18n/messages'

import type { Columns } from './column'
import type { IconName } from './icon'
import type { EntityPageShape, FreePageShape } from './page'
import type { CrudAction, RightShape } from './right'

/** A condition of a list by field and operator, as its address spells it. */
export type ListCondition = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A filter one press away, above the table. */
export type QuickFilter = {
  key: string
  label: MessageKey
  where: ListCondition
  /** The order in which its rows are wanted; otherwise the list's stays. */
  sort?: string
  /** Only for holders of this right. */
  right?: readonly [string, string]
}

export type ListShape = {
  /** How each field is drawn; one that is not here follows its type. */
  columns: Columns
  /** What people see before they choose columns themselves, in this order. */
  shown: readonly string[]
  /** Columns added while a filter leaves the rows of one record, by its relation. */
  shownBeside?: Readonly<Record<string, readonly string[]>>
  /** What filtered rows add up to stands below them: quantities of one card, and lira. */
  hasTotals?: true
  /** Columns of money that a filtered list adds up, in lira. */
  sums?: readonly string[]
  /** The fields people filter by, the most used first. */
  filters: readonly string[]
  /**
   * @param today the company's day, for what starts or ends by now
   * @param timeZone the company's, in which that day begins
   * @param reader the signed-in user; none where that is not known
   */
  quickFilters?: (today: Day, timeZone: string, reader?: Id | null) => readonly QuickFilter[]
  /** The field that holds a record's picture. */
  picture?: string
  /** Where its first record comes from, when it is not made here. */
  howTo?: MessageKey
  /** What the domain adds to it, drawn by parts of its own. */
  tools?: readonly ListTool[]
}

/**
 * Parts of a domain in a list: labels of the ticked rows, a scanned code that opens its record, the
 * way to a series of movements, other prices for the ticked rows.
 */
export type ListTool = 'papers' | 'board' | 'templates' | 'labels' | 'scan' | 'series' | 'prices'

/** The column of a list that a search hit shows beside its name, formatted as in the list. */
export type HitFact = {
  /** A quantity, a date or a date and time (a date for whole days). A `lastDay` is shown only once it is over. */
  field: string
  /** Field of the unit of a quantity. */
  unit?: string
  /** A checkbox; records that have it set show no value. */
  unless?: string
  /** A shorter label than that of the column. */
  label?: MessageKey
}

/** A new record of another collection that the palette offers for a found one. */
export type CreateOffer = {
  slug: string
  /** Relation of the new record to the found one; its form reads it from the address. */
  by: string
  /** With the placeholder `{name}`. */
  label: MessageKey
}

export type SearchShape = {
  /** Fields people search by; each has a folded, indexed column. */
  fields: readonly SearchField[]
  /** What a relationship among them leads to. */
  related?: Readonly<Record<string, string>>
  /** What the palette shows of a record; missing: it does not show such records. */
  palette?: {
    /** Fields; `company.name` is the name of its company. */
    details: readonly string[]
    /** Fields a term equal to which is an exact match. */
    codes?: readonly string[]
    /** Belongs to a company, which its page's address names. */
    hasCompany?: boolean
    hasStatus?: boolean
    fact?: HitFact
    /** Tab of its company's page where it opens, for records without a page of their own. */
    tab?: string
    /** New records offered for a found one, most used first. */
    createOffers?: readonly CreateOffer[]
    /** Found after the sign of this scope as well. */
    scope?: 'people' | 'tenders'
  }
}

/** A field, or one that says nothing of records in which another is true. */
export type FactShape = string | { field: string; unless: string }

/**
 * A field that reveals costs: reading it needs *see costs* beside the permission for the field
 * itself, except in rows where all conditions of `openWhere` hold.
 */
export type CostShape =
  | string
  | {
      field: string
      openWhere: readonly { field: string; equals?: string; differs?: string }[]
    }

/** How a record is chosen in the forms of others. */
export type ChoiceShape = {
  /** What distinguishes it from records of the same name: fields that its list has columns for. */
  facts: readonly FactShape[]
  /** The order of what is offered before anybody has typed; its title unless said otherwise. */
  sort?: string
  /**
   * What a new one is asked for in the place where it is chosen, beside what it cannot be without;
   * false: it is made on its own page only.
   */
  asks?: readonly string[] | false
}

/** Where a record is several rows of a file. */
export type ImportRowsShape = {
  /** The field of the record that holds them. */
  field: string
  /** Their collection, its relation to the record, and what a file says of each. */
  of: string
  to: string
  fields: readonly string[]
}

/** How records come from a file. Which fields is no question: all that its reader may write. */
export type ImportShape = {
  /** Fields by which a row of a file finds the record it changes; none: rows only make records. */
  keys: readonly string[]
  /** Imported rows are lines of a record, those of one together; the first of `keys` identifies it. */
  rows?: ImportRowsShape
  /** A file is imported as a whole or not at all: half of it would be worse than none. */
  isWhole?: true
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What a record's address gives beside the record; with a label a file that screens offer. */
export type RecordView = { name: string; label?: MessageKey }

export type ApiShape = {
  /** Of its list and record addresses. */
  methods: readonly Method[]
  /** Takes and gives back files. */
  isUpload?: boolean
  /** Takes a file by a command, and keeps what it read of it. */
  readsFiles?: boolean
  /** `GET /:slug/:view` that concerns no single record. */
  listViews?: readonly string[]
  /** `GET /:slug/:id/:name`: of one record, for users who may read it. */
  recordViews?: readonly RecordView[]
  /** `GET /:slug/:id/:name`: what a screen reads of a record again and again, as JSON. */
  readings?: readonly string[]
}

/** Everything the product knows of a collection beside its fields and rules. */
export type EntityShape = {
  slug: string
  /** What its rights are about; missing where rows belong to one person. */
  subject?: string
  /** Rights of the subject, where they are not just the usual four; said by one entity of it. */
  rights?: { actions?: readonly CrudAction[]; named?: readonly string[] }
  /** Subjects beside its own of which a reader may see the list. */
  alsoReadWith?: readonly string[]
  /** Its rows are seen beside other records, by everybody who is signed in. */
  isReadByAll?: boolean
  /** Its rows are this field of a record of its subject: read by users who may read that field. */
  fieldOf?: string
  /** The part of the dictionary that holds its names and labels. */
  words: string
  icon?: IconName
  /** The field that names a record. */
  title?: string
  /**
   * Fields that name it in a sentence, the first that is not empty; only its title when left out.
   */
  goesBy?: readonly string[]
  /** The field that says a record was put away: lists and choices leave it out unless asked. */
  archive?: string
  /** Relations that say what a record belongs to, for its page's header; the nearest first. */
  belongsTo?: readonly string[]
  /** Relations on whose records a follow-up is planned, by field, the nearest first. */
  followedUpOn?: Readonly<Record<string, ActionSubject>>
  /** Texts that read from left to right in every language. */
  codes?: readonly string[]
  /** What only holders of *see costs* read, filter by, sort by and write. */
  costs?: readonly CostShape[]
  /**
   * Computed fields, each with the fields that decide its value: only users who may read all of
   * them read it, filter or sort by it. `*` stands for what only readers of the whole record see,
   * such as the sends of a tender.
   */
  derived?: Readonly<Record<string, readonly string[]>>
  pages: readonly EntityPageShape[]
  /** Pages of other records on which its own are seen and written, by name. */
  shownOn?: readonly string[]
  /** Opens every record, where the right of the form opens only some. */
  editsAll?: RightShape
  list?: ListShape
  search?: SearchShape
  choice?: ChoiceShape
  /** Missing: its records never come from a file. */
  import?: ImportShape
  /** Its records are not kept when they are deleted, and cannot be restored. */
  isDeletedForGood?: true
  /**
   * The rights of which one lets somebody delete its records, where that is not *delete* of its
   * subject.
   */
  deletedWith?: readonly RightShape[]
  /** Missing: closed. */
  api?: ApiShape
}

/** Rights that are about no collection. */
export type SubjectShape = { name: string; actions: readonly CrudAction[] }

/** Pages between or around those of entities, with the subjects that are theirs. */
export type PageSetShape = {
  subjects?: readonly SubjectShape[]
  pages: readonly FreePageShape[]
}

/** What the catalogue is made of. */
export type PartShape = EntityShape | PageSetShape

/** All methods of a collection that people keep records in. */
export const ALL_METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const

/** Keeps the exact names of an entity, so that paths and rights are checked where they are used. */
export const entity = <const E extends EntityShape>(shape: E): E => shape

/** The same for pages of no entity. */
export const pageSet = <const P extends PageSetShape>(shape: P): P => shape
