import type { ShownHtml } from '@/lib/cleanHtml'
import type { ReactNode } from 'react'

import type { CommandActor, CommandFacts } from '@/catalog/commands/offers'
import type { CommandName, CommandSlug } from '@/catalog/commands/registry'
import type { Id } from '@/domain/shared/idOf'

/** The company whose pages these are, for what belongs to one. */
export type Company = { id: Id; name: string }

/** A record that a field points at, and its page where the reader may open it. */
export type RelatedRecord = { id: Id; name: string; href?: string }

/** Those of a record, by field. */
export type RelatedRecords = Readonly<Record<string, RelatedRecord>>

/** What decides which commands a record takes, and from whom. */
export type DocumentCommands = {
  slug: CommandSlug
  id: Id
  /** What the record is called in questions. */
  recordName: string
  /** What the reader's rights allow. */
  names: readonly CommandName[]
  facts: CommandFacts[CommandSlug]
  actor: CommandActor
}

/** What the page of a record is given by the server. */
export type DocumentScreenProps = {
  /** The part of the dictionary that names this kind of record. */
  words: string
  /** The states of the record. */
  chips: ReactNode
  /** The author of the record, where it is known. */
  createdBy?: string
  /** Who is responsible for it, where records of its kind have somebody. */
  owner?: string
  company?: Company
  /** The reader may see what happened to the record. */
  hasActivity?: boolean
  /** Missing for records that take none. */
  commands?: DocumentCommands
  /** The page that only shows the record, where there is one the reader may open. */
  viewHref?: string
  /** The relations on whose records the reader may plan what follows; empty where it is not planned so. */
  plannedBy: readonly string[]
  related: RelatedRecords
  /** Formatted texts of the record, clean, by field. */
  html: Readonly<Record<string, ShownHtml | null>>
  /** A new user may be invited by mail. */
  canInvite: boolean
  /** Its relations that say what it belongs to. */
  belongsTo: readonly string[]
}
