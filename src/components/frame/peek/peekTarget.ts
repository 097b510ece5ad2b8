/** A link to a record's page that supports a preview. */
export const PEEKABLE = 'a[data-peekable]'

const linkIn = (row: Element | null, place: number): HTMLAnchorElement | null =>
  (row as HTMLTableRowElement | null)?.cells[place]?.querySelector<HTMLAnchorElement>(PEEKABLE) ??
  null

/**
 * The link in the same column of the next row that has one; with `step` −1, of the previous row.
 */
export const linkBeside = (link: Element, step: 1 | -1): HTMLAnchorElement | null => {
  const cell = link.closest<HTMLTableCellElement>('td')
  let row: Element | null = link.closest('tr')
  while (cell && row) {
    row = step === 1 ? row.nextElementSibling : row.previousElementSibling
    const found = linkIn(row, cell.cellIndex)
    if (found) return found
  }
  return null
}

type Peeking = (link: HTMLAnchorElement) => void
const watchers = new Set<Peeking>()

/** Opens the preview of a link's record. */
export const openPeek: Peeking = (link) => watchers.forEach((watcher) => watcher(link))

/** @returns a function to unsubscribe */
export const onPeek = (watcher: Peeking): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
