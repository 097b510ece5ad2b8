/** The input of a cell; cells are named by `data-cell`, lines by `data-line`. */
export const cellOf = (root: HTMLElement, key: string, cell?: string): HTMLElement | null => {
  const line = root.querySelector(`[data-line="${CSS.escape(key)}"]`)
  return line?.querySelector<HTMLElement>(cell ? `[data-cell="${cell}"]` : '[data-cell]') ?? null
}

const focus = (cell: HTMLElement | null | undefined): boolean => {
  if (!cell) return false
  cell.focus()
  if (cell instanceof HTMLInputElement) cell.select()
  return true
}

/** The next cell of the same line, or the one before. */
export const focusBeside = (from: HTMLElement, by: -1 | 1): boolean => {
  const cells = [
    ...(from.closest('[data-line]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? []),
  ]
  return focus(cells[cells.indexOf(from) + by])
}

/** The same cell of the line below or above, or the first of that line when it has no such cell. */
export const focusBelow = (from: HTMLElement, by: -1 | 1, name = from.dataset.cell): boolean => {
  const lines = [...(from.closest('[data-lines]')?.querySelectorAll('[data-line]') ?? [])]
  const line = lines[lines.indexOf(from.closest('[data-line]') as Element) + by]
  const same = line?.querySelector<HTMLElement>(`[data-cell="${name}"]`)
  return focus(same ?? line?.querySelector<HTMLElement>('[data-cell]'))
}
