import type { ActionKind, ActionSource, ActionSubject } from '@/domain/actions/actions'
import type { Translator } from '@/i18n/messages'
import type { Mentioned } from '@/domain/notes/mentions'
import type { TimelineKind, TimelineSubject } from '@/domain/timeline/kinds'
import type { ShownHtml } from '@/lib/cleanHtml'

/** A row of the timeline; a hidden or missing value is null. */
export type TimelineItem = {
  id: number
  /** To the millisecond, in UTC. */
  at: string
  /** A meeting of whole days: the time of day in `at` has no meaning. */
  isAllDay: boolean
  /** `step`: a row that only one page has; its text is in `detail`. */
  kind: TimelineKind | 'step'
  /** The acting user. */
  actor: string | null
  /** The record it belongs to, if the page shows it. */
  subject: TimelineSubject | 'meets'
  document: number
  /** Its page, if the reader may open one. */
  href: string | null
  /** Name of that record. */
  name: string | null
  /** The text of a note, an answer or a meeting. */
  body: ShownHtml | null
  /** State of a meeting, outcome of a call. */
  state: string | null
  minutes: number | null
  /**
   * Number of an invoice or delivery, recipient of a send, name of the person who answered, name of
   * a file.
   */
  detail: string | null
  /** A link was revoked, or a delivery reversed. */
  isTakenBack: boolean
  /** Set for a note: its id, for changes, and when it was edited. */
  note: number | null
  editedAt: string | null
  /** The version to edit it from; only for its author, while edits are allowed. */
  version: string | null
  /** Its text without formats, if a plain field can hold it without loss. */
  text: string | null
  /** Users who are mentioned in that text. */
  people: readonly Mentioned[]
  /** Whether its reader may delete this note now. */
  mayDelete: boolean
}

/** An open action on a record; a hidden value is null. */
export type TodoItem = {
  id: number
  title: string | null
  kind: ActionKind | null
  /** Source of the action. */
  source: ActionSource | null
  /** The collection of its record; decides to whom it can be assigned. */
  subject: ActionSubject | null
  /** Day in the company's time zone, and the time of day if it has one. */
  due: string
  time: string | null
  /** Its owner; null for the reader's own. */
  owner: string | null
  /** Whether its reader may complete and postpone it. */
  mayHandle: boolean
}

/** For an action created by a customer's response: the response to be answered. */
export const whatToDo = ({ kind, source }: TodoItem, t: Translator): string | null => {
  if (source === 'answer') return t('todos.sources.answer')
  return kind && t(`todos.kinds.${kind}`)
}

/** Rows of a timeline, newest first. */
export type TimelinePage = {
  docs: TimelineItem[]
  /** Cursor of the next page of older rows; null on the last page. */
  next: string | null
}

/** Data of a record's timeline tab. */
export type TimelineSheet = TimelinePage & {
  subject: TimelineSubject
  document: number
  /** The kinds of rows that the reader may see, with the number of rows. */
  kinds: readonly { kind: TimelineKind; count: number }[]
  /** The filter given in the address. */
  chosen: readonly TimelineKind[]
  /** Events from other tables; shown among the rows while no filter is set. */
  steps?: readonly TimelineItem[]
  mayWrite: boolean
  /** Open actions, soonest first. */
  todos: readonly TodoItem[]
  /** Whether actions can be created; whether a follow-up can be created for a completed one. */
  mayPlan: boolean
  today: string
  timeZone: string
  /** Time of the query: later rows are in the future. */
  now: string
  /** Id of the user whose draft is kept. */
  person: number | null
}
