/**
 * The page numbers next to the current one: at most five in a row (DT3).
 * @returns page numbers, ascending; the current one among them
 */
export const pageNumbers = ({ page, pages }: { page: number; pages: number }): number[] => {
  const first = Math.max(1, Math.min(page - 2, pages - 4))
  const last = Math.min(pages, first + 4)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
