import type { Action, Subject } from '@/catalog/names'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { RightRequestState } from '@/domain/users/rightRequest'

/**
 * A missing right; `field` if the right is held, but not on that field (`*`: on the whole record).
 */
export type MissingRight = { subject: Subject; action: Action; field: string | null; name: string }

/** The reason why a user cannot do something. */
export type Why = {
  /** The refusal they would get; null if there is none. */
  code: RefusalCode | null
  /** The refusal in the user's language. */
  text: string | null
  /** Missing rights; the record is only checked when none is missing. */
  rights: MissingRight[]
  /** The roles that have all of these rights, or a sufficient limit. */
  roles: { id: number; name: string }[]
  /** Their latest request for it within the last week. */
  request: RightRequestState | null
  /** The limit of their role that the record exceeds: lira, or percent. */
  limit: number | null
  /** The state of the record, if the record causes the refusal. */
  state: string | null
}

/** For each command of a record that is not available now: the reason. */
export type WhyOfCommand = Why & { command: string; label: string }
