import { Parser } from 'htmlparser2'

const UNSEEN = new Set(['script', 'style', 'noscript', 'template'])
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt']

/**
 * What a user can read or hear on a page as the server sends it: texts, accessible names, hints.
 */
export const textsOf = (html: string): string[] => {
  const found = new Set<string>()
  // One entry per open element: true if its texts do not count.
  const open: boolean[] = []
  const isLeftOut = () => open.at(-1) === true
  const keep = (text: string | undefined) => {
    const trimmed = text?.trim()
    if (trimmed && !isLeftOut()) found.add(trimmed)
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      // Names of languages are in their own language.
      const isOther = UNSEEN.has(name) || (name !== 'html' && 'lang' in attributes)
      open.push(isLeftOut() || isOther)
      for (const spoken of SPOKEN) keep(attributes[spoken])
    },
    ontext: keep,
    onclosetag: () => open.pop(),
  })
  parser.end(html)
  return [...found]
}
