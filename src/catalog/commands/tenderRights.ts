import type { RefusalCode } from '@/domain/shared/refusal'
import type { NeededRight } from './command'

export const READ: NeededRight = ['read', 'tenders']
/** Sending, ending or reversing: changes of the status, not of the content. */
export const MOVE_ON: NeededRight = ['write', 'tenders', 'status']
/** For commands that write several fields at once. */
export const WRITE_WHOLLY: NeededRight = ['write', 'tenders', '*']
/** A sent document contains the whole tender: requires the right to read all of it. */
export const READ_WHOLLY: NeededRight = ['read', 'tenders', '*']
/** A copy contains all of its source. */
export const CREATE_WHOLLY: NeededRight = ['create', 'tenders', '*']
export const APPROVE: NeededRight = ['approve', 'tenders']
export const INVOICE: NeededRight = ['invoice', 'tenders']

export const CHANGED = { status: 200, of: 'tenders' } as const
export const MADE = { status: 201, of: 'tenders' } as const

/** An offer that is expired, empty, or without a customer can neither be sent nor approved. */
export const OF_AN_OFFER: readonly RefusalCode[] = [
  'tenderExpired',
  'tenderHasNoItems',
  'bidderMissing',
  'bidderTwice',
  'bidderContactMissing',
]
