import { takeForProcess } from '@/database/lease'
import { Refusal } from '@/domain/shared/refusal'

/** Exports at once in one process: each takes processor time and a connection for reading. */
const MOST = 2
/** A slot unused for this long is freed: its client left without closing the download. */
export const TURN_IDLE_MS = 60_000
/** Longest time for one slot, however slow the download. */
const LONGEST_MS = 15 * 60_000
/** Suggested retry delay in seconds. */
const RETRY_AFTER = 5
/** The space of the advisory locks of users with a slot in any process. */
export const TURNS = 7_104

type Held = { usedAt: number; giveBack: () => void }
type Turns = Map<string, Held>

// One per process, even if the bundler creates several copies of this module.
const KEY = Symbol.for('backoffice.exportTurns')
const shared = globalThis as { [KEY]?: Turns }

export type Turn = {
  /** Marks the slot as still in use. @throws Refusal `exportRunning` once the slot has ended */
  keep: () => void
  end: () => void
}

const running = () => new Refusal('exportRunning', { data: { retryAfter: RETRY_AFTER } })

/** Ends a slot, but not a later one of the same user. */
const endOf = (turns: Turns, person: string, turn: Held) => {
  if (turns.get(person) !== turn) return
  turns.delete(person)
  turn.giveBack()
}

/**
 * Reserves an export slot: one per user over all processes on the database, few per process.
 * @param person who exports
 * @param options for tests: separate slots, another clock, another way to hold one for the process
 * @throws Refusal `exportRunning`
 */
export const takeTurn = async (
  person: string,
  options: { turns?: Turns; now?: () => number; take?: typeof takeForProcess } = {},
): Promise<Turn> => {
  const { turns = (shared[KEY] ??= new Map()), now = Date.now, take = takeForProcess } = options
  for (const [who, turn] of turns) if (now() - turn.usedAt > TURN_IDLE_MS) endOf(turns, who, turn)
  if (turns.has(person) || turns.size >= MOST) throw running()
  const startedAt = now()
  const turn: Held = { usedAt: startedAt, giveBack: () => {} }
  // Before the lock is requested, so that two requests of this process do not both get it.
  turns.set(person, turn)
  try {
    const giveBack = await take(TURNS, person)
    if (!giveBack) throw running()
    turn.giveBack = giveBack
  } catch (error) {
    endOf(turns, person, turn)
    throw error
  }
  return {
    keep: () => {
      if (turns.get(person) !== turn || now() - startedAt > LONGEST_MS) throw running()
      turn.usedAt = now()
    },
    end: () => endOf(turns, person, turn),
  }
}
