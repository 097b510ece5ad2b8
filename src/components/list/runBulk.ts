import type { ApiOutcome } from '@/components/ui/api'
import type { Id } from '@/domain/shared/idOf'
import type { BulkAction } from './bulkActions'

export type BulkTarget = { id: Id; name: string }
export type BulkFailure = BulkTarget & { reason: string }
export type BulkResult = {
  done: readonly BulkTarget[]
  failed: readonly BulkFailure[]
  /** Skipped, because the run was stopped. */
  untouched: readonly BulkTarget[]
}

type Args = {
  action: BulkAction
  targets: readonly BulkTarget[]
  call: (target: BulkTarget) => Promise<ApiOutcome>
  isStopped: () => boolean
  onProgress: (count: number) => void
  /** Waits for so many seconds. */
  pause: (seconds: number) => Promise<void>
}

const TRIES = 4
const LONGEST_PAUSE = 20
const BUSY = [429, 503]

/** A rate-limited row is retried after the `Retry-After` of the response. */
const callPatiently = async ({ call, pause, isStopped }: Args, target: BulkTarget) => {
  let answer = await call(target)
  for (let tried = 1; tried < TRIES && !isStopped(); tried += 1) {
    if (answer.ok || !BUSY.includes(answer.status)) break
    await pause(Math.min(LONGEST_PAUSE, answer.retryAfter ?? tried))
    answer = await call(target)
  }
  return answer
}

/**
 * Runs an action over many rows, one call after the other: a failed row stays unchanged and the
 * others continue.
 * @returns the outcome of every row
 */
export const runBulk = async (args: Args): Promise<BulkResult> => {
  const { action, targets, isStopped, onProgress } = args
  const done: BulkTarget[] = []
  const failed: BulkFailure[] = []
  for (const [index, target] of targets.entries()) {
    if (isStopped()) return { done, failed, untouched: targets.slice(index) }
    const answer = await callPatiently(args, target)
    // Already deleted by somebody else: counts as success.
    const isGone = action.method === 'DELETE' && answer.status === 404
    if (answer.ok || isGone) done.push(target)
    else failed.push({ ...target, reason: answer.message ?? '' })
    onProgress(index + 1)
  }
  return { done, failed, untouched: [] }
}
