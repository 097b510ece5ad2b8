import { nestItems, type FlatItem } from './nestLists'

/** `mso-list: l0 level2 lfo1`: word processors write items as paragraphs. */
const LEVEL = /mso-list:[^;]*?\blevel(\d)/i

const levelOf = (paragraph: Element): number | null => {
  const [, level] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? []
  return level ? Number(level) : null
}

/** The number or bullet is a separate text, marked as not to be read. */
const takeMarker = (paragraph: Element): string => {
  const markers = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  const text = markers.map((marker) => marker.textContent).join('')
  for (const marker of markers) marker.remove()
  return text.trim()
}

const itemOf = (element: Element, level: number): FlatItem => ({
  kind: /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(takeMarker(element)) ? 'ordered' : 'bullet',
  depth: level - 1,
  element,
})

/** Converts a word processor's list paragraphs to lists. */
export const nestWordLists = (page: Document) => {
  const paragraphs = [...page.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')]
  const run: Element[] = []
  const close = () => {
    const items = run.map((element) => itemOf(element, levelOf(element) ?? 1))
    if (run[0]) run[0].before(...nestItems(items, page))
    for (const element of run.splice(0)) element.remove()
  }
  for (const paragraph of paragraphs) {
    if (levelOf(paragraph) === null) continue
    const last = run.at(-1)
    if (last && last.nextElementSibling !== paragraph) close()
    run.push(paragraph)
  }
  close()
}
