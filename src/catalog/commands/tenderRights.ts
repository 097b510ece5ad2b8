import type { RefusalCode } from '@/domain/shared/refusal'
import type { CommandRight } from './command'

export const READ: CommandRight = ['read', 'tenders']
export const WRITE: CommandRight = ['write', 'tenders']
/** What writes several fields at once. */
export const WRITE_WHOLLY: CommandRight = ['write', 'tenders', '*']
/** What leaves the house says all of a tender: for whoever reads all of it. */
export const READ_WHOLLY: CommandRight = ['read', 'tenders', '*']
export const CREATE: CommandRight = ['create', 'tenders']
export const APPROVE: CommandRight = ['approve', 'tenders']
export const INVOICE: CommandRight = ['invoice', 'tenders']

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
