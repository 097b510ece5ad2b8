import type { ActionKind, ActionSource, ActionSubject } from '@/domain/actions/actions'
import type { Translator } from '@/i18n/messages'
import type { Mentioned } from '@/domain/notes/mentions'
import type { TimelineKind, TimelineSubject } from '@/domain/timeline/kinds'
import type { ShownHtml } from '@/lib/cleanHtml'

/** Something that happened, with what its reader may see of it; a value that is closed or not there is null. */
export type TimelineItem = {
  id: number
  /** To the millisecond, in UTC. */
  at: string
  /** A meeting of whole days: the time of `at` says nothing. */
  isAllDay: boolean
  /** `step`: something of the page's own, whose sentence is `detail`. */
  kind: TimelineKind | 'step'
  /** Who did it. */
  actor: string | null
  /** The record it is kept with, which a page shows. */
  subject: TimelineSubject | 'meets'
  document: number
  /** Its page, for readers who may open one. */
  href: string | null
  /** What that record is called. */
  name: string | null
  /** The words of a note, an answer or a meeting. */
  body: ShownHtml | null
  /** Of a meeting its state, of a call its outcome. */
  state: string | null
  minutes: number | null
  /** The number of an invoice or a delivery, who was sent to, who answered, what a file is called. */
  detail: string | null
  /** A link that was revoked, a delivery that was taken back. */
  isTakenBack: boolean
  /** Of a note: its own number, for changing it, and when it was edited. */
  note: number | null
  editedAt: string | null
  /** The state it may be changed from, for its author while it may be. */
  version: string | null
  /** Its text without formats, where it has none that a plain field would lose. */
  text: string | null
  /** Who is mentioned in that text. */
  people: readonly Mentioned[]
  /** Whether its reader may delete this note now. */
  mayDelete: boolean
}

/** Something to do about a record that is not done; a closed value is null. */
export type TodoItem = {
  id: number
  title: string | null
  kind: ActionKind | null
  /** Where it comes from. */
  source: ActionSource | null
  /** The collection of its record; decides to whom it can be given. */
  subject: ActionSubject | null
  /** The company's day, and the time of day if it has one. */
  due: string
  time: string | null
  /** Whose it is; null for one's own. */
  owner: string | null
  /** Whether its reader may end it and put it off. */
  mayHandle: boolean
}

/** What is to be done: to answer the customer, where it comes from their answer. */
export const whatToDo = ({ kind, source }: TodoItem, t: Translator): string | null => {
  if (source === 'answer') return t('todos.sources.answer')
  return kind && t(`todos.kinds.${kind}`)
}

/** Rows of a timeline, newest first. */
export type TimelinePage = {
  docs: TimelineItem[]
  /** Where older ones begin; null when these are the last. */
  next: string | null
}

/** What the tab of a record draws. */
export type TimelineSheet = TimelinePage & {
  subject: TimelineSubject
  document: number
  /** What the reader may see of this timeline at all, with the number of rows. */
  kinds: readonly { kind: TimelineKind; count: number }[]
  /** The filter of the address. */
  chosen: readonly TimelineKind[]
  /** What else happened, by other tables; shown among the rows while nothing is chosen. */
  steps?: readonly TimelineItem[]
  mayWrite: boolean
  /** What is still to do, soonest first. */
  todos: readonly TodoItem[]
  /** Whether actions can be written; whether another can follow one that is done. */
  mayPlan: boolean
  today: string
  timeZone: string
  /** When it was read: what is later is still to come. */
  now: string
  /** Whose draft is kept. */
  person: number | null
}
