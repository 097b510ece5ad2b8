import type { RecordFact } from '../record/recordFact'

export type KeyState = 'live' | 'ended' | 'revoked'

/** A key on the page of its client: only its first characters. */
export type KeySheet = {
  id: number
  prefix: string
  createdAt: string
  /** When it expires, expired or was revoked. */
  endsAt: string
  state: KeyState
}

/** Number of requests with the keys of a client on one day from one address. */
export type UseSheet = { day: string; address: string | null; lastAt: string }

/** Data of an API client's page. */
export type ClientSheet = {
  id: number
  name: string
  facts: RecordFact[]
  /** Whether its keys work; null for readers who may not see that. */
  state: 'on' | 'off' | 'ended' | 'noKey' | null
  /** Null for readers who may read only some fields of users. */
  keys: readonly KeySheet[] | null
  uses: readonly UseSheet[] | null
  timeZone: string
  editHref?: string
  /** Whether it is enabled; only for readers who may change that. */
  isOn?: boolean
  /** The reader may rotate and revoke its keys, and switch it off and on. */
  canWrite: boolean
  canDelete: boolean
  hasActivity: boolean
}
