import type { Payload, PayloadRequest } from 'payload'
import { reasonOf } from '@/lib/errorText'
import { systemRequest } from '@/lib/payloadRequests'

/**
 * Runs an operation for every row, each in its own request (and so transaction): a failure does not
 * affect the others.
 * @throws AggregateError with every failure, after the last
 */
export const forEach = async <T>(
  payload: Payload,
  items: readonly T[],
  work: (req: PayloadRequest, item: T) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items)
    await work(await systemRequest(payload), item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, sentenceOf(failures, items.length))
}

/** The message shown on the page of jobs. */
const sentenceOf = (failures: unknown[], of: number): string => {
  return `${failures.length}/${of}: ${reasonOf(failures[0])}`
}
