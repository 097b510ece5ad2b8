/** The input of a cell; cells are named by `data-cell`, lines by `data-line`. */
export const cellOf = (root: HTMLElement, key: string, cell?: string): HTMLElement | null => {
  const line = root.querySelector(`[data-line="${CSS.escape(key)}"]`)
  const named = cell ? line?.querySelector<HTMLElement>(`[data-cell="${cell}"]`) : null
  return named ?? line?.querySelector<HTMLElement>('[data-cell]') ?? null
}

/** Focuses a cell and selects its content, as a spreadsheet does. */
export const focusCell = (cell: HTMLElement): void => {
  cell.focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest' })
  if (cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement) cell.select()
}

const cellsBeside = (from: HTMLElement): HTMLElement[] => [
  ...(from.closest('[data-line]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
]

/** Focuses the next or previous cell of the line; false if there is none. */
export const focusBeside = (from: HTMLElement, by: -1 | 1): boolean => {
  const cells = cellsBeside(from)
  const next = cells[cells.indexOf(from) + by]
  if (next) focusCell(next)
  return next !== undefined
}

/**
 * Target of Enter within a line: from the item to the quantity, from there to the next missing
 * value.
 * @param names of the cells, in order
 * @param at index of the current cell
 * @param open names of empty or invalid cells; null if nothing was filled in yet
 * @returns the index of the next one, -1 if the line is complete
 */
export const placeAfter = (
  names: readonly string[],
  at: number,
  open: ReadonlySet<string> | null,
): number =>
  names.findIndex((name, place) => place > at && (at === 0 || open === null || open.has(name)))

/** Focuses that cell; false if there is none. */
export const focusNext = (from: HTMLElement, open: ReadonlySet<string> | null): boolean => {
  const cells = cellsBeside(from)
  const names = cells.map(({ dataset }) => dataset.cell ?? '')
  const next = cells[placeAfter(names, cells.indexOf(from), open)]
  if (next) focusCell(next)
  return next !== undefined
}

type Text = { value: string; start: number | null; end: number | null; isRtl: boolean }

/**
 * Whether an arrow key leaves a cell: its whole text is selected, or the caret is at that
 * end of it.
 * @param side the side of the screen the arrow points to
 */
export const leavesCell = ({ value, start, end, isRtl }: Text, side: 'left' | 'right'): boolean => {
  if (start === null || end === null) return true
  if (start === 0 && end === value.length) return true
  if (start !== end) return false
  return (side === 'left') === isRtl ? end === value.length : start === 0
}
