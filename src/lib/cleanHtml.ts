import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { asRichText, escapeText } from '@/domain/shared/text/richText'
import { isHref } from '@/domain/shared/text/textLink'
import {
  blockFormats,
  colorStyle,
  formatClasses,
  inlineFormats,
  SHOWN_COLORS,
  STORED_COLORS,
  type Attributes,
} from '@/domain/shared/text/textFormats'
import { marksOf, markStyle, styleOf } from '@/domain/shared/text/textStyle'

declare const shown: unique symbol
/** HTML that is safe to insert into a page: only `shownHtml` creates it. */
export type ShownHtml = string & { readonly [shown]: true }

const LETTERS = ['span', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a']
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const PARAGRAPHS = ['p', 'div', 'pre', 'blockquote', ...HEADINGS]
const LISTS = ['ol', 'ul']

/** Tags of other editors, mapped to our own names. */
const RENAMED: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  font: 'span',
  ...Object.fromEntries(
    ['tr', 'td', 'th', 'section', 'article', 'address', 'dt', 'dd'].map((tag) => [tag, 'div']),
  ),
}

const CHECKS: Readonly<Record<string, string>> = { true: 'checked', false: 'unchecked' }
const LIST_KINDS = ['checked', 'unchecked', 'bullet', 'ordered']

const ofList = (tag: string, { start, 'data-checked': checked }: Attributes) => ({
  start: tag === 'ol' && /^\d{1,4}$/.test(start ?? '') ? start : undefined,
  // In Quill's first version, check marks of items are set on their list.
  'data-checked': checked && CHECKS[checked] && checked,
})

const ofItem = ({ 'data-list': kind = '', 'aria-checked': checked = '' }: Attributes) => ({
  'data-list': LIST_KINDS.includes(kind) ? kind : CHECKS[checked],
})

/**
 * Links open in a new tab. The direction of each block follows its first letters. Only the list has
 * `dir`, not its items: a browser skips items with a `dir` of their own when it determines the
 * direction of the list, which would then always be left to right.
 */
const onScreen = (tag: string, attributes: Attributes): Attributes => ({
  ...(tag === 'a' && { target: '_blank', rel: 'noopener noreferrer' }),
  ...([...PARAGRAPHS, ...LISTS].includes(tag) && !attributes.dir && { dir: 'auto' }),
})

/** Id of the user whom a span mentions. */
const mentionOf = (sent: string | undefined): string | undefined =>
  /^[1-9]\d{0,9}$/.test(sent ?? '') && Number(sent) < 2 ** 31 ? sent : undefined

const attributesOf = (tag: string, sent: Attributes, colors: Parameters<typeof colorStyle>[1]) => {
  const isLetters = LETTERS.includes(tag)
  const inline = inlineFormats(sent)
  const block = isLetters ? {} : blockFormats(sent)
  const marks = isLetters ? markStyle(marksOf(styleOf(sent.style))) : ''
  return {
    class: formatClasses({ ...inline, ...block }),
    style: [colorStyle(inline, colors), marks].filter(Boolean).join('; '),
    dir: block.dir,
    ...(tag === 'a' && isHref(sent.href ?? '') && { href: sent.href }),
    ...(LISTS.includes(tag) && ofList(tag, sent)),
    ...(tag === 'li' && ofItem(sent)),
    ...(tag === 'span' && { 'data-mention': mentionOf(sent['data-mention']) }),
  }
}

const ALLOWED = [...LETTERS, ...PARAGRAPHS, ...LISTS, 'li', 'br']
const ATTRIBUTES = [
  'class',
  'style',
  'dir',
  'href',
  'start',
  'data-checked',
  'data-list',
  'data-mention',
  'target',
  'rel',
]

/**
 * Name of links without an address, and of spans without attributes: tags of no allowed name are
 * removed, their text stays. The library's filter for that rebuilds the whole result for each.
 */
const REMOVED = 'removed'

const optionsFor = (isShown: boolean): IOptions => ({
  allowedTags: ALLOWED,
  // Every attribute is written by `attributesOf`; no sent attribute is passed on.
  allowedAttributes: { '*': ATTRIBUTES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    '*': (sentTag, sent) => {
      const tagName = RENAMED[sentTag] ?? sentTag
      if (tagName === 'br' || !ALLOWED.includes(tagName)) return { tagName, attribs: {} }
      const stored = attributesOf(tagName, sent, isShown ? SHOWN_COLORS : STORED_COLORS)
      const all = { ...stored, ...(isShown && onScreen(tagName, stored)) }
      const attribs = Object.fromEntries(
        Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      )
      const isEmpty = tagName === 'span' && Object.keys(attribs).length === 0
      const isRemoved = isEmpty || (tagName === 'a' && !attribs.href)
      return { tagName: isRemoved ? REMOVED : tagName, attribs }
    },
  },
})

const STORED = optionsFor(false)
const SHOWN = optionsFor(true)

/** Removing a tag may join text into a new tag, so this repeats until the result is stable. */
const untilStable = (html: string, roundsLeft = 4): string => {
  const clean = sanitizeHtml(html, STORED)
  return clean === html || roundsLeft === 0 ? clean : untilStable(clean, roundsLeft - 1)
}

/** Empty if no letter is left; bare text becomes a paragraph. */
const withLetters = (clean: string): string => {
  // Cleaned HTML contains `<` and `>` only in its tags.
  if (clean.replace(/<[^<>]*>/g, '').trim() === '') return ''
  return clean.includes('<') ? clean : `<p>${clean}</p>`
}

/**
 * Sanitizes formatted text for storage: only what the editor can produce stays. No scripts, no
 * images, only addresses of pages, mails and telephones; of styles only colours and highlights,
 * rewritten.
 * @param html what a form or a program sent. A single line without `<`, `>` and `&` is stored
 *   unchanged; other plain text becomes paragraphs
 * @returns clean HTML, or an empty string if no letter is left
 */
export const cleanHtml = (html: string): string =>
  /[<>&\r\n]/.test(html) || html.trim() === '' ? withLetters(untilStable(asRichText(html))) : html

/**
 * Rich text for display: sanitized again, because not every writer may have done it, with colours
 * that follow the theme.
 * @param html as stored
 * @returns null if it contains no text
 */
export const shownHtml = (html: string | null | undefined): ShownHtml | null =>
  (withLetters(sanitizeHtml(asRichText(html ?? ''), SHOWN)) || null) as ShownHtml | null

/**
 * Plain text as HTML for display: lines become paragraphs, special characters are escaped.
 * @returns null if it contains no text
 */
export const textHtml = (text: string | null): ShownHtml | null =>
  shownHtml(
    text
      ?.split(/\r?\n/)
      .map((line) => `<p>${escapeText(line)}</p>`)
      .join(''),
  )
