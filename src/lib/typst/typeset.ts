import PQueue from 'p-queue'
import { Refusal } from '@/domain/shared/refusal'
import { showResource } from '../resources'
import { createTypesetter, type Typeset, type Typesetter, type Work } from './typesetter'

/** Papers that may wait while one is set, and how long one may take, waiting left out. */
export const MAX_WAITING = 30
export const TIMEOUT_MS = 15_000
/** Of those whose rows are locked meanwhile: others wait for them, and the database waits 10 s. */
export const MAX_WAITING_LOCKED = 2

type Shop = { queue: PQueue; typesetter: Typesetter }

// One per process, also when the bundler makes several copies of this module.
const KEY = Symbol.for('backoffice.typesetter')
const shared = globalThis as { [KEY]?: Shop }
const open = (): Shop => {
  const queue = new PQueue({ concurrency: 1 })
  showResource('papers', () => ({ running: queue.pending, waiting: queue.size }))
  return { queue, typesetter: createTypesetter({ timeoutMs: TIMEOUT_MS }) }
}
const shopOfProcess = () => (shared[KEY] ??= open())

/**
 * Sets a paper as a PDF, one at a time: it is work of the processor.
 * @param work the paper and its data
 * @param most papers that may wait before it
 * @param shop for tests
 * @throws Refusal `overloaded` when too many wait already
 */
export const typeset = (
  work: Work,
  most = MAX_WAITING,
  shop: Shop = shopOfProcess(),
): Promise<Typeset> => {
  const { queue, typesetter } = shop
  if (queue.size >= most) return Promise.reject(new Refusal('overloaded'))
  return queue.add(() => typesetter.set(work))
}
