/**
 * A copy of a list with one entry moved.
 * @param list is not changed
 * @param from where the entry is
 * @param to its new index; clamped to the list
 */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry === undefined) return next
  next.splice(Math.max(0, Math.min(next.length, to)), 0, entry)
  return next
}
