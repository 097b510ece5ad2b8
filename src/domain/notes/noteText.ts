import { mentionsMarked, mentionsRead, type Mentioned } from './mentions'

const EMPTY_LINE = '<p><br /></p>'
const LINES =
  /^(?:<p>(?:[^<]|<span data-mention="[1-9]\d{0,9}">@[^<]+<\/span>)+<\/p>|<p><br \/><\/p>)*$/
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)

/**
 * Converts typed text to the stored HTML: a paragraph for each line, special characters escaped.
 * @param text plain; blank lines at its ends are dropped
 * @param people who are mentioned in it by `@` and their name, in the order they were chosen
 */
export const noteHtml = (text: string, people: readonly Mentioned[] = []): string => {
  const left = [...people]
  return text.trim() === ''
    ? ''
    : text
        .replace(/^(?:[ \t]*\r?\n)+/, '')
        .trimEnd()
        .split(/\r?\n/)
        .map((line) => (line.trim() === '' ? EMPTY_LINE : `<p>${mentionsMarked(line, left)}</p>`))
        .join('')
}

/**
 * The text of a note for a plain field, and who is mentioned in it.
 * @param html as it is stored
 * @returns null for formats that a plain field would lose
 */
export const noteText = (html: string): { text: string; people: Mentioned[] } | null => {
  if (!LINES.test(html)) return null
  const people: Mentioned[] = []
  const text = [...html.matchAll(/<p>(.*?)<\/p>/gs)]
    .map(([, stored = '']) => {
      if (stored === '<br />') return ''
      const { line, people: inLine } = mentionsRead(stored)
      people.push(...inLine.map(({ id, name }) => ({ id, name: unescaped(name) })))
      return unescaped(line)
    })
    .join('\n')
  return noteHtml(text, people) === html ? { text, people } : null
}
