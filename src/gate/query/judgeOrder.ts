import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import type { FieldShape } from '@/queries/filters/collectionShape'

/**
 * Asks the columns of an order whether their reader may see them.
 * @param args.requestOf makes the request they are asked with: only where one of them is guarded,
 *   because it looks for a session
 * @throws Refusal `invalidQuery` unless all of them may be seen
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
