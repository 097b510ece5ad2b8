import type { RefusalCode } from '@/domain/shared/refusal'
import type { NeededRight } from './command'

export const READ: NeededRight = ['read', 'tenders']
/** Sends, ends or takes back: what becomes of a tender, not what it says. */
export const MOVE_ON: NeededRight = ['write', 'tenders', 'status']
/** What writes several fields at once. */
export const WRITE_WHOLLY: NeededRight = ['write', 'tenders', '*']
/** What leaves the house says all of a tender: for users who read all of it. */
export const READ_WHOLLY: NeededRight = ['read', 'tenders', '*']
/** A copy says all that its source said. */
export const CREATE_WHOLLY: NeededRight = ['create', 'tenders', '*']
export const APPROVE: NeededRight = ['approve', 'tenders']
export const INVOICE: NeededRight = ['invoice', 'tenders']

export const CHANGED = { status: 200, of: 'tenders' } as const
export const MADE = { status: 201, of: 'tenders' } as const

/** An offer that no longer stands, of nothing, or to nobody, neither leaves nor is approved. */
export const OF_AN_OFFER: readonly RefusalCode[] = [
  'tenderExpired',
  'tenderHasNoItems',
  'bidderMissing',
  'bidderTwice',
  'bidderContactMissing',
]
