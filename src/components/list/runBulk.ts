import type { Id } from '@/domain/shared/idOf'
import type { BulkAction } from './bulkActions'
import type { ApiAnswer } from './callApi'

export type BulkTarget = { id: Id; name: string }
export type BulkFailure = BulkTarget & { reason: string }
export type BulkResult = {
  done: readonly BulkTarget[]
  failed: readonly BulkFailure[]
  /** Not reached, because somebody stopped. */
  untouched: readonly BulkTarget[]
}

type Args = {
  action: BulkAction
  targets: readonly BulkTarget[]
  call: (target: BulkTarget) => Promise<ApiAnswer>
  isStopped: () => boolean
  onProgress: (count: number) => void
  /** Waits for so many seconds. */
  pause: (seconds: number) => Promise<void>
}

const TRIES = 4
const LONGEST_PAUSE = 20
const BUSY = [429, 503]

/** A row that meets too much at once waits as long as the server asks and tries again. */
const callPatiently = async ({ call, pause, isStopped }: Args, target: BulkTarget) => {
  let answer = await call(target)
  for (let tried = 1; tried < TRIES && BUSY.includes(answer.status) && !isStopped(); tried += 1) {
    await pause(Math.min(LONGEST_PAUSE, answer.retryAfter ?? tried))
    answer = await call(target)
  }
  return answer
}

/**
 * Does one thing with many rows, row after row, each by the call that does it for one: what a row
 * refuses stays as it was, and the others go on.
 * @returns what became of every row
 */
export const runBulk = async (args: Args): Promise<BulkResult> => {
  const { action, targets, isStopped, onProgress } = args
  const done: BulkTarget[] = []
  const failed: BulkFailure[] = []
  for (const [index, target] of targets.entries()) {
    if (isStopped()) return { done, failed, untouched: targets.slice(index) }
    const { status, refusal } = await callPatiently(args, target)
    // Somebody else deleted it first: the wish is fulfilled.
    const isGone = action.method === 'DELETE' && status === 404
    if (refusal === undefined || isGone) done.push(target)
    else failed.push({ ...target, reason: refusal })
    onProgress(index + 1)
  }
  return { done, failed, untouched: [] }
}
