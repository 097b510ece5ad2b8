/**
 * How many entries of a row fit, from its beginning (HN7).
 * @param args.widths each entry's width in pixels
 * @param args.more width of the entry that holds the rest; needed only when something is left over
 * @param args.room width of the row
 * @param args.gap space between two entries
 */
export const fittingCount = (args: {
  widths: readonly number[]
  more: number
  room: number
  gap: number
}): number => {
  const { widths, more, room, gap } = args
  const ends = widths.reduce<number[]>((sums, width) => {
    const before = sums.at(-1)
    return [...sums, before === undefined ? width : before + gap + width]
  }, [])
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  return ends.filter((end) => end + gap + more <= room).length
}
