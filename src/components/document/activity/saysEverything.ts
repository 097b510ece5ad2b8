import type { ActivityEntry } from '@/domain/audit/activity'

/** True when the sentence of an entry leaves nothing to unfold. */
export const saysEverything = ({ records, sentence, unlisted }: ActivityEntry): boolean => {
  if (records.length > 1 || unlisted > 0) return false
  const changes = records.flatMap(({ lines }) => lines.flatMap((line) => line.changes))
  const lines = records.flatMap((record) => record.lines)
  if (lines.length > 1) return false
  return changes.every(({ before, after }) =>
    [before, after].every((value) => sentence.includes(value)),
  )
}
