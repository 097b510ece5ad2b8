import type { Day } from '@/domain/shared/day'
import type { DeputyState } from '@/domain/users/deputies'

/** A deputyship for display; `name` is that of the deputy, or of the person they represent. */
export type DeputyRow = {
  id: number
  name: string
  from: Day
  until: Day
  state: DeputyState
}

/**
 * The deputies of a user, the people whom that user represents, and the users who may be chosen.
 */
export type DeputySheet = {
  deputies: readonly DeputyRow[]
  standsInFor: readonly DeputyRow[]
  people: readonly { id: number; name: string }[]
  /** They may decide about approvals, so they may name a deputy. */
  mayName: boolean
}
