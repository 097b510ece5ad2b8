import { callApi, type ApiOutcome } from '../../ui/requests/api'
import { newIdempotencyKey } from '@/lib/newIdempotencyKey'

/** A count entry with its idempotency key: however often it is sent, it counts once. */
export type WaitingEntry = {
  key: string
  path: '/api/counting/enter' | '/api/counting/undo'
  body: Readonly<Record<string, unknown>>
  /** What to call it until the server has named the card. */
  label: string
  quantity: string | null
  /** Why the server does not take it; it stays until the user dismisses it. */
  refusal?: string
}

const keyOf = (count: number, person: string) => `count-${person}-${count}`

/** What was not sent before the page was left; nothing where the browser keeps nothing. */
export const keptEntries = (count: number, person: string): WaitingEntry[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(count, person)) ?? '[]')
    return Array.isArray(kept) ? (kept as WaitingEntry[]) : []
  } catch {
    return []
  }
}

/** Keeps what is not sent yet; a browser that keeps nothing still sends it as long as it is open. */
export const keepEntries = (
  count: number,
  person: string,
  entries: readonly WaitingEntry[],
): void => {
  try {
    if (entries.length === 0) localStorage.removeItem(keyOf(count, person))
    else localStorage.setItem(keyOf(count, person), JSON.stringify(entries))
  } catch {
    // Full, or switched off.
  }
}

export const newEntry = (entry: Omit<WaitingEntry, 'key'>): WaitingEntry => ({
  ...entry,
  key: newIdempotencyKey(),
})

/** What becomes of an entry: the server has it, it is tried again, or it will never be taken. */
export type Fate = 'sent' | 'waits' | 'refused'

/** Nothing came, it was too much at once, the session ended, or the first try is under way. */
export const fateOf = (outcome: ApiOutcome): Fate => {
  if (outcome.ok || outcome.code === 'alreadyDone') return 'sent'
  const { status, code } = outcome
  const isLater = status === 0 || status >= 500 || status === 401 || status === 429
  return isLater || code === 'stillRunning' ? 'waits' : 'refused'
}

/** Sends one entry, under its key. */
export const sendEntry = ({ path, body, key }: WaitingEntry) =>
  callApi<{ card: { id: number; name?: string }; counted: string | null }>(path, { body, key })
