import type { Day } from '@/domain/shared/day'
import type { DeputyState } from '@/domain/users/deputies'

/** A deputy as pages show it; `name` is of the deputy, or of the person they stand in for. */
export type DeputyRow = {
  id: number
  name: string
  from: Day
  until: Day
  state: DeputyState
}

/** The deputies of a user, the people that user is deputy of, and the users who may be chosen. */
export type DeputySheet = {
  deputies: readonly DeputyRow[]
  standsInFor: readonly DeputyRow[]
  people: readonly { id: number; name: string }[]
  /** They may decide approvals, so they need a deputy. */
  mayName: boolean
}
