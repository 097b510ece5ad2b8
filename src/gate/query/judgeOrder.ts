import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { FieldShape } from '@/queries/filters/collectionShape'

/**
 * Checks whether the reader may see the sort columns.
 * @param args.requestOf creates the request for the check: only called if a column is guarded,
 *   because it looks up a session
 * @throws Refusal `invalidQuery` unless all of them are readable
 */
export const judgeOrder = async (args: {
  sortedBy: readonly FieldShape[]
  requestOf: () => Promise<PayloadRequest>
}): Promise<void> => {
  const { sortedBy, requestOf } = args
  const judges = sortedBy.flatMap(({ read }) => read ?? [])
  if (judges.length === 0) return
  const req = await requestOf()
  const answers = await Promise.all(judges.map((read) => read({ req })))
  if (!answers.every(Boolean)) throw new Refusal('invalidQuery', { data: { path: 'sort' } })
}
