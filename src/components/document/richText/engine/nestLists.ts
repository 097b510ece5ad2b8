/**
 * Lists as found in documents: mixed types in one list, depth as a number. Quill and word
 * processors write them so; the editor has nested lists of one type.
 */
export type FlatItem = {
  kind: 'ordered' | 'bullet' | 'checked' | 'unchecked'
  depth: number
  element: Element
}

type Level = { list: Element; kind: string; depth: number }

const listKind = ({ kind }: FlatItem) =>
  kind === 'checked' || kind === 'unchecked' ? 'check' : kind

const asItem = ({ element, kind }: FlatItem, page: Document): Element => {
  const item = page.createElement('li')
  for (const { name, value } of element.attributes) item.setAttribute(name, value)
  item.append(...element.childNodes)
  // The attribute by which Lexical recognises check list items.
  if (kind === 'checked' || kind === 'unchecked')
    item.setAttribute('aria-checked', String(kind === 'checked'))
  return item
}

/** Builds nested lists from flat items; of each item only its inline content is kept. */
export const nestItems = (items: readonly FlatItem[], page: Document): Element[] => {
  const roots: Element[] = []
  const open: Level[] = []
  for (const item of items) {
    const kind = listKind(item)
    while (open.at(-1) && open.at(-1)!.depth > item.depth) open.pop()
    const same = open.at(-1)
    if (!same || same.depth < item.depth || same.kind !== kind) {
      if (same && same.depth === item.depth) open.pop()
      const list = page.createElement(kind === 'ordered' ? 'ol' : 'ul')
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else roots.push(list)
      open.push({ list, kind, depth: item.depth })
    }
    open.at(-1)!.list.append(asItem(item, page))
  }
  return roots
}
