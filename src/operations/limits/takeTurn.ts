import { Refusal } from '@/domain/shared/refusal'

/** As many at once in one process: each reads and writes all the time, beside everybody else. */
const MOST = 2
/** A slot unused for this long is freed: its client left without closing the download. */
export const TURN_IDLE_MS = 60_000
/** Longest time for one slot, however slow the download: others wait for it. */
const LONGEST_MS = 15 * 60_000
/** When trying again makes sense, in seconds. */
const RETRY_AFTER = 5

type Turns = Map<string, { usedAt: number }>

// One per process, also when the bundler makes several copies of this module.
const KEY = Symbol.for('backoffice.exportTurns')
const shared = globalThis as { [KEY]?: Turns }

export type Turn = {
  /** Says that it is still used. @throws Refusal `exportRunning` once it is over */
  keep: () => void
  end: () => void
}

/**
 * A person's turn to take a list along: one at a time for each, few for all of a process.
 * @param person who takes it
 * @param options for tests: turns of their own, another clock
 * @throws Refusal `exportRunning`
 */
export const takeTurn = (
  person: string,
  options: { turns?: Turns; now?: () => number } = {},
): Turn => {
  const { turns = (shared[KEY] ??= new Map()), now = Date.now } = options
  for (const [who, { usedAt }] of turns) if (now() - usedAt > TURN_IDLE_MS) turns.delete(who)
  if (turns.has(person) || turns.size >= MOST)
    throw new Refusal('exportRunning', { data: { retryAfter: RETRY_AFTER } })
  const startedAt = now()
  const turn = { usedAt: startedAt }
  turns.set(person, turn)
  return {
    keep: () => {
      if (turns.get(person) !== turn || now() - startedAt > LONGEST_MS)
        throw new Refusal('exportRunning', { data: { retryAfter: RETRY_AFTER } })
      turn.usedAt = now()
    },
    end: () => {
      if (turns.get(person) === turn) turns.delete(person)
    },
  }
}
