/** The input of a cell; cells are named by `data-cell`, lines by `data-line`. */
export const cellOf = (root: HTMLElement, key: string, cell?: string): HTMLElement | null => {
  const line = root.querySelector(`[data-line="${CSS.escape(key)}"]`)
  const named = cell ? line?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) : null
  return named ?? line?.querySelector<HTMLElement>('[data-cell]') ?? null
}

/** Puts the focus into a cell and selects what it holds, as a spreadsheet does. */
export const focusCell = (cell: HTMLElement): void => {
  cell.focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest' })
  if (cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement) cell.select()
}

/** The next cell of the same line, or the one before; false where there is none. */
export const focusBeside = (from: HTMLElement, by: -1 | 1): boolean => {
  const cells = [
    ...(from.closest('[data-line]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
  ]
  const next = cells[cells.indexOf(from) + by]
  if (next) focusCell(next)
  return next !== undefined
}

type Text = { value: string; start: number | null; end: number | null; isRtl: boolean }

/**
 * Whether an arrow key leaves a cell: what it holds is selected whole, or the caret stands at that
 * end of it.
 * @param side the side of the screen the arrow points to
 */
export const leavesCell = ({ value, start, end, isRtl }: Text, side: 'left' | 'right'): boolean => {
  if (start === null || end === null) return true
  if (start === 0 && end === value.length) return true
  if (start !== end) return false
  return (side === 'left') === isRtl ? end === value.length : start === 0
}
