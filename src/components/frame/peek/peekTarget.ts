/** A link to the page of a record that can be looked at from where it stands. */
export const PEEKABLE = 'a[data-peekable]'

const linkIn = (row: Element | null, place: number): HTMLAnchorElement | null =>
  (row as HTMLTableRowElement | null)?.cells[place]?.querySelector<HTMLAnchorElement>(PEEKABLE) ??
  null

/** The link in the same place of the next row of its table that has one; `step` −1 goes back. */
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

/** Looks at the record a link leads to. */
export const openPeek: Peeking = (link) => watchers.forEach((watcher) => watcher(link))

/** @returns stops watching */
export const onPeek = (watcher: Peeking): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
