import { callApi, type ApiOutcome } from '../../ui/requests/api'
import { newIdempotencyKey } from '@/lib/newIdempotencyKey'

/** A count entry with its idempotency key: however often it is sent, it counts once. */
export type WaitingEntry = {
  key: string
  path: '/api/counting/enter' | '/api/counting/undo'
  body: Readonly<Record<string, unknown>>
  /** Label until the server has returned the card's name. */
  label: string
  quantity: string | null
  /** Why the server refuses it; it stays until the user dismisses it. */
  refusal?: string
}

const keyOf = (count: number, person: string) => `count-${person}-${count}`

/** Unsent entries from before a reload; empty without browser storage. */
export const keptEntries = (count: number, person: string): WaitingEntry[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(count, person)) ?? '[]')
    return Array.isArray(kept) ? (kept as WaitingEntry[]) : []
  } catch {
    return []
  }
}

/** Stores unsent entries; without browser storage they are still sent while the page is open. */
export const keepEntries = (
  count: number,
  person: string,
  entries: readonly WaitingEntry[],
): void => {
  try {
    if (entries.length === 0) localStorage.removeItem(keyOf(count, person))
    else localStorage.setItem(keyOf(count, person), JSON.stringify(entries))
  } catch {
    // The browser storage is full or unavailable.
  }
}

export const newEntry = (entry: Omit<WaitingEntry, 'key'>): WaitingEntry => ({
  ...entry,
  key: newIdempotencyKey(),
})

/** Result of sending an entry: stored, to be retried, or refused for good. */
export type Fate = 'sent' | 'waits' | 'refused'

/** No response, rate limited, session ended, or the first attempt is still running. */
export const fateOf = (outcome: ApiOutcome): Fate => {
  if (outcome.ok || outcome.code === 'alreadyDone') return 'sent'
  const { status, code } = outcome
  const isLater = status === 0 || status >= 500 || status === 401 || status === 429
  return isLater || code === 'stillRunning' ? 'waits' : 'refused'
}

/** Sends one entry, under its key. */
export const sendEntry = ({ path, body, key }: WaitingEntry) =>
  callApi<{ card: { id: number; name?: string }; counted: string | null }>(path, { body, key })
