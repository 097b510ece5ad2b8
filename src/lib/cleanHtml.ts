import sanitizeHtml from 'sanitize-html'
import { asRichText, RICH_TEXT_CLASSES } from '@/domain/shared/richText'

const classes = [...RICH_TEXT_CLASSES]
const TEXT = ['span', 'strong', 'em', 'u', 's', 'sub', 'sup']
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'ul', 'li']

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...BLOCKS, 'br'],
  allowedAttributes: { li: [{ name: 'data-list', values: ['checked', 'unchecked'] }] },
  allowedClasses: Object.fromEntries([...TEXT, ...BLOCKS].map((tag) => [tag, classes])),
  // What other editors paste, as our own names for it.
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    ins: 'u',
    div: 'p',
  },
  disallowedTagsMode: 'discard',
}

/**
 * Formatted text with nothing in it but what the editor can make: no script, no address, no style.
 * Called when it is saved and again when it is shown.
 * @param html what a form or a program sent; plain text becomes paragraphs
 * @returns clean HTML, or an empty string when no letter is left in it
 */
export const cleanHtml = (html: string): string => {
  const clean = sanitizeHtml(asRichText(html), OPTIONS)
  const letters = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} })
  if (letters.trim() === '') return ''
  return /<[a-z]/i.test(clean) ? clean : `<p>${clean}</p>`
}
