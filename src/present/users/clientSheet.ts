import type { RecordFact } from '../record/recordFact'

export type KeyState = 'live' | 'ended' | 'revoked'

/** A key as its client's page shows it: never more of it than its first characters. */
export type KeySheet = {
  id: number
  prefix: string
  createdAt: string
  /** When it ends or ended, by its term or because it was revoked. */
  endsAt: string
  state: KeyState
}

/** Requests with the keys of a client, of one day from one address. */
export type UseSheet = { day: string; address: string | null; lastAt: string }

/** What the page of a program draws. */
export type ClientSheet = {
  id: number
  name: string
  facts: RecordFact[]
  /** Whether its keys work; null for readers who may not know. */
  state: 'on' | 'off' | 'ended' | 'noKey' | null
  /** Null for readers of some fields of users only. */
  keys: readonly KeySheet[] | null
  uses: readonly UseSheet[] | null
  timeZone: string
  editHref?: string
  /** Whether it is switched on; said to readers who may switch it. */
  isOn?: boolean
  /** The reader may rotate and revoke its keys, and switch it off and on. */
  canWrite: boolean
  canDelete: boolean
  hasActivity: boolean
}
