import { escapeText } from '../shared/text/richText'

const EMPTY_LINE = '<p><br /></p>'
const LINES = /^(?:<p>[^<]+<\/p>|<p><br \/><\/p>)*$/
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * What was typed as the formatted text that is stored: a paragraph for each line, signs as they are.
 * @param text plain; blank lines at its ends are no part of it
 */
export const noteHtml = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '')
        .split(/\r?\n/)
        .map((line) => (line.trim() === '' ? EMPTY_LINE : `<p>${escapeText(line)}</p>`))
        .join('')

/**
 * The text of a note for a plain field.
 * @param html as it is stored
 * @returns null for formats that a plain field would lose
 */
export const noteText = (html: string): string | null => {
  if (!LINES.test(html)) return null
  const text = [...html.matchAll(/<p>(.*?)<\/p>/gs)]
    .map(([, line = '']) => (line === '<br />' ? '' : line))
    .join('\n')
    .replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity)
  return noteHtml(text) === html ? text : null
}
