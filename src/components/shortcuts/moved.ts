/**
 * A list with one of its entries elsewhere.
 * @param list stays as it is
 * @param from where the entry is
 * @param to where it goes; beyond an end means that end
 */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry === undefined) return next
  next.splice(Math.max(0, Math.min(next.length, to)), 0, entry)
  return next
}
