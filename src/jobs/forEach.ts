import type { Payload, PayloadRequest } from 'payload'
import { reasonOf } from '@/lib/errorText'
import { systemRequest } from '@/lib/payloadRequests'

/**
 * Does something for every row, each in a request (and so a transaction) of its own: one that fails
 * keeps none of the others from theirs.
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

/** What the page of jobs shows as the reason. */
const sentenceOf = (failures: unknown[], of: number): string => {
  return `${failures.length}/${of}: ${reasonOf(failures[0])}`
}
