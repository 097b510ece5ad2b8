import { createHash } from 'node:crypto'
import PQueue from 'p-queue'
import { Refusal } from '@/domain/shared/refusal'
import { showResource } from '../resources'
import { PaperTurns, type PaperOptions } from './paperTurns'
import { createTypesetter, type Typeset, type Typesetter, type Work } from './typesetter'

/** Time limit of one document in milliseconds, not counting the wait. */
export const TIMEOUT_MS = 15_000
/**
 * Order of processing. A document to be sent comes first, because its request holds the lock of the
 * tender; documents for one user come before sheets of labels.
 */
const PRIORITIES = { send: 2, single: 1, bulk: 0 } as const
export type PaperKind = keyof typeof PRIORITIES
/** Maximum number of waiting documents: sends and single ones together, and bulk ones. */
export const MAX_WAITING = 50
export const MAX_WAITING_BULK = 30
/**
 * Of these, previews and prints of one user; further ones are refused, to leave room for others.
 */
export const MAX_WAITING_OF_PERSON = 20
/** How long bulk documents wait, in milliseconds. Others wait as long as their request does. */
const MAX_WAIT_BULK_MS = 10_000
/** Number of cached documents, and how long they are kept: equal requests rarely arrive at once. */
const KEPT = 10
const KEPT_MS = 10_000

/** The user who waits for a document, and the abort signal of the request. */
export type Turn = {
  kind: PaperKind
  /** Users take turns by this key. */
  person: string
  /** The request's signal; an aborted request leaves the queue. */
  signal?: AbortSignal | null
}

/** A document that is waiting or being compiled, and its number of requests. */
type Shared = {
  id: string
  kind: PaperKind
  person: string
  done: Promise<Typeset>
  requests: number
  hasBegun: boolean
  leave: () => void
}

const keyOf = ({ files, ...work }: Work): string => {
  const hash = createHash('sha256').update(JSON.stringify(work))
  for (const [name, bytes] of Object.entries(files))
    hash.update(`\0${name}\0${bytes.byteLength}\0`).update(bytes)
  return hash.digest('hex')
}

/** Settles with the first of the two; `left` is called if it was the signal. */
const until = <T>(done: Promise<T>, signal: AbortSignal, left: () => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = () => {
      left()
      reject(new Refusal('overloaded'))
    }
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    done.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })

/**
 * A queue of documents in front of a typesetter, which renders one at a time.
 * @param typesetter renders them
 * @param options for tests: `maxWaitBulkMs`
 */
export const createPaperQueue = (
  typesetter: Pick<Typesetter, 'set'>,
  { maxWaitBulkMs = MAX_WAIT_BULK_MS }: { maxWaitBulkMs?: number } = {},
) => {
  const queue = new PQueue<PaperTurns, PaperOptions>({ concurrency: 1, queueClass: PaperTurns })
  const shared = new Map<string, Shared>()
  const kept = new Map<string, { typeset: Typeset; until: number }>()

  const keep = (key: string, typeset: Typeset) => {
    kept.set(key, { typeset, until: Date.now() + KEPT_MS })
    for (const [old, { until: end }] of kept)
      if (kept.size > KEPT || end < Date.now()) kept.delete(old)
  }

  const waitingOf = (isBulk: boolean): number =>
    [...shared.values()].filter(({ kind, hasBegun }) => !hasBegun && (kind === 'bulk') === isBulk)
      .length

  const waitingFor = (person: string): number =>
    [...shared.values()].filter(
      (one) => !one.hasBegun && one.kind !== 'send' && one.person === person,
    ).length

  const begin = (key: string, work: Work, { kind, person }: Turn): Shared => {
    const isBulk = kind === 'bulk'
    if (waitingOf(isBulk) >= (isBulk ? MAX_WAITING_BULK : MAX_WAITING))
      throw new Refusal('overloaded')
    if (kind !== 'send' && waitingFor(person) >= MAX_WAITING_OF_PERSON)
      throw new Refusal('overloaded')
    const left = new AbortController()
    const state = { id: key, kind, person, requests: 0, hasBegun: false }
    const done = queue.add(
      async () => {
        state.hasBegun = true
        const typeset = await typesetter.set(work)
        keep(key, typeset)
        return typeset
      },
      { id: key, priority: PRIORITIES[kind], person, signal: left.signal },
    )
    const forget = () => {
      if (shared.get(key) === one) shared.delete(key)
    }
    const leave = () => {
      forget()
      left.abort(new Refusal('overloaded'))
    }
    const one: Shared = Object.assign(state, { done, leave })
    // Waiting requests get the error from `done`; this avoids an unhandled rejection if there are
    // none.
    done.catch(() => {}).finally(forget)
    shared.set(key, one)
    return one
  }

  const join = (one: Shared, { kind }: Turn): void => {
    one.requests += 1
    if (one.hasBegun || PRIORITIES[kind] <= PRIORITIES[one.kind]) return
    one.kind = kind
    queue.setPriority(one.id, PRIORITIES[kind])
  }

  return {
    states: () => ({ running: queue.pending, waiting: queue.size }),
    /** @see typeset */
    typeset: async (work: Work, turn: Turn): Promise<Typeset> => {
      const key = keyOf(work)
      const ready = kept.get(key)
      if (ready && ready.until >= Date.now()) return ready.typeset
      const one = shared.get(key) ?? begin(key, work, turn)
      join(one, turn)
      const patience = new AbortController()
      const timer =
        turn.kind === 'bulk'
          ? setTimeout(() => one.hasBegun || patience.abort(), maxWaitBulkMs)
          : undefined
      const { signal } = patience
      const both = turn.signal ? AbortSignal.any([turn.signal, signal]) : signal
      try {
        return await until(one.done, both, () => {
          one.requests -= 1
          // A document that is being rendered is finished; a waiting one without a remaining
          // request is dropped.
          if (one.requests === 0 && !one.hasBegun) one.leave()
        })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

type PaperQueue = ReturnType<typeof createPaperQueue>

// One per process, also when the bundler makes several copies of this module.
const KEY = Symbol.for('backoffice.typesetter')
const ofProcess = globalThis as { [KEY]?: PaperQueue }
const open = (): PaperQueue => {
  const queue = createPaperQueue(createTypesetter({ timeoutMs: TIMEOUT_MS }))
  showResource('papers', queue.states)
  return queue
}

/**
 * Renders a document as a PDF, one at a time, because it needs the processor. Documents to be sent
 * come before single ones, and these before bulk ones; users take turns; equal documents are
 * rendered once for all requests.
 * @param work the document and its data
 * @param turn for whom it is
 * @throws Refusal `overloaded` when too many are waiting (MAX_WAITING), too many of one user
 *   (MAX_WAITING_OF_PERSON), a bulk document has waited too long, or the request was aborted
 */
export const typeset = (work: Work, turn: Turn): Promise<Typeset> =>
  (ofProcess[KEY] ??= open()).typeset(work, turn)
