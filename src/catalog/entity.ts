import type { ActionSubject } from '@/domain/actions/actions'
import type { SearchField } from '@/domain/search/searchFields'
import type { MessageKey } from '@/i18n/messages'

import type { IconName } from './icon'
import type { ListShape } from './list'
import type { EntityPageShape, FreePageShape } from './page'
import type { CrudAction, RightShape } from './right'

/** The list column shown for a search hit next to its name, formatted as in the list. */
export type HitFact = {
  /**
   * A quantity, a date or a date and time (a date if all-day). A `lastDay` is shown only once it is
   * over.
   */
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
  /** Relation of the new record to the found one; its form reads it from the URL. */
  by: string
  /** With the placeholder `{name}`. */
  label: MessageKey
}

export type SearchShape = {
  /** Fields people search by; each has a folded, indexed column. */
  fields: readonly SearchField[]
  /** Target collections of its relation fields. */
  related?: Readonly<Record<string, string>>
  /** How the palette shows a record; missing: not at all. */
  palette?: {
    /** Fields; `company.name` is the name of its company. */
    details: readonly string[]
    /** Fields with codes: a record whose value equals the search term is an exact match. */
    codes?: readonly string[]
    /** Belongs to a company, which is part of its page's address. */
    hasCompany?: boolean
    hasStatus?: boolean
    fact?: HitFact
    /** Tab of its company's page that shows it, for records without a page. */
    tab?: string
    /** New records offered for a found one, most used first. */
    createOffers?: readonly CreateOffer[]
    /** Also found by the prefix of this scope. */
    scope?: 'people' | 'tenders'
  }
}

/** A field, or one that is meaningless for records in which another is true. */
export type FactShape = string | { field: string; unless: string }

/**
 * A field that reveals costs: reading it needs *see costs* in addition to the permission for the
 * field itself, except in rows where all conditions of `openWhere` hold.
 */
export type CostShape =
  | string
  | {
      field: string
      openWhere: readonly { field: string; equals?: string; differs?: string }[]
    }

/** How a record is chosen in the forms of others. */
export type ChoiceShape = {
  /** Fields that distinguish records of the same name: columns of its list. */
  facts: readonly FactShape[]
  /** Sort order before anything is typed; by title by default. */
  sort?: string
  /**
   * Fields of the short form in pickers, in addition to required ones; false: it can only be
   * created on its own page.
   */
  asks?: readonly string[] | false
}

/** For records that span several rows of a file. */
export type ImportRowsShape = {
  /** The field of the record with the rows. */
  field: string
  /** Their collection, its relation to the record, and their columns. */
  of: string
  to: string
  fields: readonly string[]
}

/** How records are imported. Importable fields are all that the user may write. */
export type ImportShape = {
  /** Fields by which a row identifies the record it updates; empty: rows only create records. */
  keys: readonly string[]
  /** Imported rows are lines of a record; rows with the same first of `keys` form one. */
  rows?: ImportRowsShape
  /** Imported all or nothing: half of it would be worse than none. */
  isWhole?: true
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** An additional view in the API of a record; with a label it is a file that screens offer. */
export type RecordView = { name: string; label?: MessageKey }

export type ApiShape = {
  /** Methods of its list and record paths. */
  methods: readonly Method[]
  /** An upload collection. */
  isUpload?: boolean
  /** A value of a new record that only the response to its creation contains. */
  shownOnce?: 'key' | 'secret'
  /** It accepts a file by a command, and stores the parsed content. */
  readsFiles?: boolean
  /** `GET /:slug/:view` without a record. */
  listViews?: readonly string[]
  /** `GET /:slug/:id/:name`: of one record, for users who may read it. */
  recordViews?: readonly RecordView[]
  /** `GET /:slug/:id/:name`: JSON that a screen reloads repeatedly. */
  readings?: readonly string[]
}

/**
 * Custom parts of a domain in the form of its records: the status of a tender by day and approver,
 * and the invitees of a meeting.
 */
export type FormPart = 'tenderStatus' | 'invitees'

/**
 * The rules that lock fields of a saved record (`present/record/lockOf`): what was offered, what was
 * posted, what the central bank published, what is being counted, what is held.
 */
export type FormLock = 'tender' | 'movement' | 'bulletin' | 'countPlan' | 'reservation'

/** The definition of a collection in addition to its fields and rules. */
export type EntityShape = {
  slug: string
  /** The subject of its rights; missing if rows belong to one user. */
  subject?: string
  /** Rights of the subject, if they differ from the usual four; defined by one of its entities. */
  rights?: { actions?: readonly CrudAction[]; named?: readonly string[] }
  /** Further subjects whose readers may see the list. */
  alsoReadWith?: readonly string[]
  /** Its rows are shown with other records, to every signed-in user. */
  isReadByAll?: boolean
  /** Its rows are this field of a record of its subject: readable with that field. */
  fieldOf?: string
  /** The dictionary section with its names and labels. */
  words: string
  icon?: IconName
  /** The field that names a record. */
  title?: string
  /** Fields that name it in a sentence, the first that is not empty; by default its title. */
  goesBy?: readonly string[]
  /** The field that marks an archived record: lists and pickers exclude those by default. */
  archive?: string
  /**
   * Of records without pages of their own: the fields that name the collection and the number of the
   * record they are about, whose page opens, and the company that page belongs to.
   */
  about?: { slug: string; id: string; scope: string }
  /** Relations to its parents, for its page's header; the nearest first. */
  belongsTo?: readonly string[]
  /** Relations whose records can get its follow-ups, by field, the nearest first. */
  followedUpOn?: Readonly<Record<string, ActionSubject>>
  /** Texts displayed left to right in every language. */
  codes?: readonly string[]
  /** Fields that need *see costs* to read, filter, sort and write. */
  costs?: readonly CostShape[]
  /**
   * Computed fields, each with the fields that decide its value: reading, filtering and sorting
   * need the right to all of them. `*` needs an unrestricted right, as for the sends of a tender.
   */
  derived?: Readonly<Record<string, readonly string[]>>
  pages: readonly EntityPageShape[]
  /** Pages of other records that show and edit its own, by name. */
  shownOn?: readonly string[]
  /** Opens every record, if the right of the form opens only some. */
  editsAll?: RightShape
  list?: ListShape
  search?: SearchShape
  choice?: ChoiceShape
  /** Custom parts of the domain in its form. */
  formParts?: readonly FormPart[]
  /** The rule that locks fields of its form. */
  lock?: FormLock
  /** The page on which a record is read as a document, offered in the menu of its form. */
  paper?: { page: string; label: MessageKey }
  /** Names may change and repeat, so the form shows the id as well. */
  isNamedWithId?: true
  /** A new record is a user, who can be invited by mail. */
  isInvited?: true
  /**
   * With the right to create, a user may edit their own drafts without the right to write. These
   * fields tell whose draft a record is.
   */
  ownDrafts?: readonly string[]
  /** Fields of the record that the dialogs of its commands load; by default none. */
  inDialogs?: readonly string[]
  /** Missing: its records cannot be imported. */
  import?: ImportShape
  /** Deleted records do not go to the trash, and cannot be restored. */
  isDeletedForGood?: true
  /** One of these rights is needed to delete its records, if it is not *delete* of its subject. */
  deletedWith?: readonly RightShape[]
  /** Further effects of deleting a record, for the confirmation. */
  deleteNote?: MessageKey
  /** Missing: closed. */
  api?: ApiShape
}

/** Rights without a collection. */
export type SubjectShape = { name: string; actions: readonly CrudAction[] }

/** Pages between or around those of entities, with the subjects that are theirs. */
export type PageSetShape = {
  subjects?: readonly SubjectShape[]
  pages: readonly FreePageShape[]
}

/** The parts of the catalogue. */
export type PartShape = EntityShape | PageSetShape

/** All methods of a collection that users edit. */
export const ALL_METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const

/** Keeps the literal types of an entity, so that paths and rights are type-checked. */
export const entity = <const E extends EntityShape>(shape: E): E => shape

/** As `entity`, for pages that belong to no entity. */
export const pageSet = <const P extends PageSetShape>(shape: P): P => shape
