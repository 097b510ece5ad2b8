import type { Action, Subject } from '@/catalog/names'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { RightRequestState } from '@/domain/users/rightRequest'

/** A right somebody lacks; `field` where they hold it, but not on that field (`*`: on the whole). */
export type MissingRight = { subject: Subject; action: Action; field: string | null; name: string }

/** What is in somebody's way. */
export type Why = {
  /** The refusal they would get; null where nothing is in the way. */
  code: RefusalCode | null
  /** The same in their language. */
  text: string | null
  /** What they lack; the record plays no part while anything is in it. */
  rights: MissingRight[]
  /** The roles that hold all of it, or whose limit is high enough. */
  roles: { id: number; name: string }[]
  /** Their latest request for it within a week. */
  request: RightRequestState | null
  /** The limit of their role that the record exceeds: lira, or percent. */
  limit: number | null
  /** The state of the record, where something about the record is in the way. */
  state: string | null
}

/** Why the commands of a record that cannot be given now cannot. */
export type WhyOfCommand = Why & { command: string; label: string }
