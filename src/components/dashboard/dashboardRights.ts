import type { Right } from '@/access/collectionAccess'

/** The rights that decide which buttons and links the dashboard offers. */
export const DASHBOARD_RIGHTS: readonly Right[] = [
  ['create', 'tenders'],
  ['read', 'tenders'],
  ['create', 'customers'],
  ['read', 'customers'],
  ['write', 'customers'],
  ['create', 'meets'],
  ['create', 'stock-cards'],
  ['create', 'stock-movements'],
  ['write', 'stock-movements'],
]

export type HeldRight = `${Right[0]} ${Right[1]}`

/** A right as text, the form in which the caller's rights are sent to the browser. */
export const nameOfRight = ([action, subject]: Right): HeldRight => `${action} ${subject}`
