import type { ActionSubject } from '@/domain/actions/actions'
import type { Day } from '@/domain/shared/day'

/** A record that an action can be planned on. */
export type PlanningTarget = {
  subject: ActionSubject
  document: number
  /** Its name; null where the reader may not see it. */
  name: string | null
  /** Active users to whom an action on it can be assigned. */
  people: readonly { id: number; name: string }[]
}

/** Initial values of the dialog that plans an action for a record. */
export type Planning = {
  /** Name of the record that it follows; null where the reader may not see it. */
  title: string | null
  /** The nearest first; empty where none can be planned. */
  targets: readonly PlanningTarget[]
  /** The company's. */
  today: Day
  /** The default owner. */
  person: number | null
}
