import type { ActionSubject } from '@/domain/actions/actions'
import type { Day } from '@/domain/shared/day'

/** A record that an action can be planned on. */
export type PlanningTarget = {
  subject: ActionSubject
  document: number
  /** What it is called; null where that is closed to the reader. */
  name: string | null
  /** Active users to whom an action on it can be given. */
  people: readonly { id: number; name: string }[]
}

/** What the dialog that plans an action for a record starts from. */
export type Planning = {
  /** What the record is called that it follows; null where that is closed to the reader. */
  title: string | null
  /** The nearest first; empty where none can be planned. */
  targets: readonly PlanningTarget[]
  /** The company's. */
  today: Day
  /** Whose it is unless somebody else is chosen. */
  person: number | null
}
