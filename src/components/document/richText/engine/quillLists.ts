import { nestItems, type FlatItem } from './nestLists'

const depthOf = (item: Element): number =>
  Number(/(?:^|\s)ql-indent-(\d)/.exec(item.className)?.[1] ?? 0)

const KINDS = ['ordered', 'bullet', 'checked', 'unchecked'] as const

const kindOf = (item: Element): FlatItem['kind'] => {
  const list = item.parentElement
  const said = item.getAttribute('data-list')
  const named = KINDS.find((kind) => kind === said)
  if (named) return named
  const checked = list?.getAttribute('data-checked')
  if (checked) return checked === 'true' ? 'checked' : 'unchecked'
  return list?.localName === 'ol' ? 'ordered' : 'bullet'
}

const MARKED = '[data-list], [class*="ql-indent-"]'

const needsNesting = (list: Element): boolean =>
  list.hasAttribute('data-checked') ||
  [...list.children].some((child) => child.localName === 'li' && child.matches(MARKED))

/** Converts Quill's flat or mixed lists to nested lists of one type. */
export const nestQuillLists = (page: Document) => {
  for (const helper of page.querySelectorAll('.ql-ui')) helper.remove()
  // The innermost first, so that an item is moved with its content.
  for (const list of [...page.querySelectorAll('ol, ul')].reverse()) {
    if (!needsNesting(list)) continue
    const items = [...list.children]
      .filter((child) => child.localName === 'li')
      .map((element) => ({ kind: kindOf(element), depth: depthOf(element), element }))
    for (const { element } of items) element.classList.remove(`ql-indent-${depthOf(element)}`)
    const start = list.getAttribute('start')
    const nested = nestItems(items, page)
    if (start && nested[0]?.localName === 'ol') nested[0].setAttribute('start', start)
    list.replaceWith(...nested)
  }
}
