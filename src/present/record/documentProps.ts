import type { ShownHtml } from '@/lib/cleanHtml'
import type { ReactNode } from 'react'

import type { CommandActor, CommandFacts } from '@/catalog/commands/offers'
import type { CommandName, CommandSlug } from '@/catalog/commands/registry'
import type { Id } from '@/domain/shared/idOf'

/** The company whose pages contain the record. */
export type Company = { id: Id; name: string }

/** A related record, with its page if the reader may open it. */
export type RelatedRecord = { id: Id; name: string; href?: string }

/** The related records of a record, by field. */
export type RelatedRecords = Readonly<Record<string, RelatedRecord>>

/** Data that decides which commands a record allows. */
export type DocumentCommands = {
  slug: CommandSlug
  id: Id
  /** Name of the record in dialogs. */
  recordName: string
  /** Commands the reader's rights allow. */
  names: readonly CommandName[]
  facts: CommandFacts[CommandSlug]
  actor: CommandActor
}

/** Data from the server for a record's page. */
export type DocumentScreenProps = {
  /** The dictionary section of the collection. */
  words: string
  /** The status chips of the record. */
  chips: ReactNode
  /** A notice about the record above its fields. */
  notice?: ReactNode
  /** A card next to its fields. */
  beside?: ReactNode
  /** The author of the record, if known. */
  createdBy?: string
  /** Its owner, if records of its kind have one. */
  owner?: string
  company?: Company
  /** The reader may see the record's history. */
  hasActivity?: boolean
  /** Missing for records without commands. */
  commands?: DocumentCommands
  /** The view page of the record, if the reader may open it. */
  viewHref?: string
  /** Relations on whose records the reader may plan follow-ups; empty if not supported. */
  plannedBy: readonly string[]
  related: RelatedRecords
  /** Sanitized formatted texts of the record, by field. */
  html: Readonly<Record<string, ShownHtml | null>>
  /** A new user may be invited by mail. */
  canInvite: boolean
  /** Relations to its parents. */
  belongsTo: readonly string[]
}
