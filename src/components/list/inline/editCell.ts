/** A cell that is edited in place. */
export const CELL = '[data-inline]'

/** The event on a cell that opens its editor: the menu of the rows is not inside the table. */
export const EDIT_CELL = 'list:edit-cell'

/** The row of a list that an element, or the target of an event, is in. */
export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-list-row]') : null

/** The inline-editable cells within an element, if their columns are visible. */
export const cellsIn = (within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(CELL)].filter((cell) => cell.offsetParent !== null)

/** A screen that is touched: there is neither F2 nor a pointer over the cell for the pencil. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches

/**
 * The cells of a row that its menu offers for editing: on touch screens only.
 * @param row the element of the row
 * @param held where the menu was opened by press and hold: the cell there comes first
 */
export const cellsForTouch = (
  row: HTMLElement | null,
  held?: EventTarget | null,
): HTMLElement[] => {
  if (!row || !isTouched()) return []
  const first = held instanceof Element ? held.closest<HTMLElement>(CELL) : null
  const cells = cellsIn(row)
  return first && cells.includes(first) ? [first, ...cells.filter((cell) => cell !== first)] : cells
}

/** Opens the editor of a cell. */
export const editCell = (cell: HTMLElement): void => {
  cell.dispatchEvent(new CustomEvent(EDIT_CELL, { bubbles: true }))
}
