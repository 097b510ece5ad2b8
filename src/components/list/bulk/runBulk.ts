import type { ApiOutcome } from '../../ui/requests/api'
import { patiently } from '../../ui/requests/patiently'
import type { Id } from '@/domain/shared/idOf'
import type { BulkAction } from '@/present/list/bulkActions'

export type BulkTarget = { id: Id; name: string }
/** A completed row; `isGone` when another user had deleted it before. */
export type BulkDone = BulkTarget & { isGone?: true }
export type BulkFailure = BulkTarget & { reason: string }
export type BulkResult = {
  done: readonly BulkDone[]
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

/**
 * Runs an action over many rows, one call after the other: a failed row stays unchanged and the
 * others continue.
 * @returns the outcome of every row
 */
export const runBulk = async (args: Args): Promise<BulkResult> => {
  const { action, targets, isStopped, onProgress } = args
  const done: BulkDone[] = []
  const failed: BulkFailure[] = []
  for (const [index, target] of targets.entries()) {
    if (isStopped()) return { done, failed, untouched: targets.slice(index) }
    const answer = await patiently(() => args.call(target), args)
    // Already deleted by another user: counts as success.
    const isGone = action.method === 'DELETE' && answer.status === 404
    if (answer.ok) done.push(target)
    else if (isGone) done.push({ ...target, isGone })
    else failed.push({ ...target, reason: answer.message ?? '' })
    onProgress(index + 1)
  }
  return { done, failed, untouched: [] }
}
