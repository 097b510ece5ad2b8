import { $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { $isListItemNode, $isListNode } from '@payloadcms/richtext-lexical/lexical/list'
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type TextFormatType,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { escapeText, MAX_INDENT } from '@/domain/shared/text/richText'
import {
  colorStyle,
  formatClasses,
  STORED_COLORS,
  type BlockFormats,
  type InlineFormats,
} from '@/domain/shared/text/textFormats'
import { lettersIn } from './letterStyle'
import { alignOf } from './readState'

/** From the outermost to the innermost. */
const MARKS: readonly (readonly [TextFormatType, string])[] = [
  ['code', 'code'],
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
]

const BREAK = '<br />'
const BLANK = '\u00a0'

const escapeValue = (value: string) => escapeText(value).replaceAll('"', '&quot;')

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value ? ` ${name}="${escapeValue(value)}"` : ''))
    .join('')

const formatAttributes = (formats: InlineFormats & BlockFormats): string =>
  attributes({
    class: formatClasses(formats),
    style: colorStyle(formats, STORED_COLORS),
    dir: formats.dir,
  })

const textHtml = (node: TextNode): string => {
  const marked = MARKS.filter(([format]) => node.hasFormat(format)).reduceRight(
    (html, [, tag]) => `<${tag}>${html}</${tag}>`,
    escapeText(node.getTextContent().replaceAll('\t', BLANK + BLANK)),
  )
  const said = formatAttributes(lettersIn(node.getStyle()))
  return said ? `<span${said}>${marked}</span>` : marked
}

const inlineHtml = (node: LexicalNode): string => {
  if ($isTextNode(node)) return textHtml(node)
  if ($isLineBreakNode(node)) return BREAK
  if ($isLinkNode(node)) return `<a${attributes({ href: node.getURL() })}>${lettersHtml(node)}</a>`
  return $isElementNode(node) ? lettersHtml(node) : ''
}

const lettersHtml = (node: ElementNode): string => node.getChildren().map(inlineHtml).join('')

/** Preserves double blanks, and those at line ends, which HTML collapses. */
const keepBlanks = (line: string): string =>
  line
    .replace(/^((?:<[^>]*>)*) /, `$1${BLANK}`)
    .replace(/ ((?:<[^>]*>)*)$/, `${BLANK}$1`)
    .replace(/(?<= (?:<[^>]*>)*) /g, BLANK)

const contentHtml = (node: ElementNode): string =>
  lettersHtml(node).split(BREAK).map(keepBlanks).join(BREAK)

const blockFormatsOf = (node: ElementNode): BlockFormats => ({
  align: alignOf(node),
  indent: $isListItemNode(node) ? undefined : Math.min(node.getIndent(), MAX_INDENT),
  dir: node.getDirection() ?? undefined,
})

/** Lexical puts a nested list into a separate item; in HTML it belongs to the previous item. */
const listHtml = (list: LexicalNode): string => {
  if (!$isListNode(list)) return ''
  const isChecks = list.getListType() === 'check'
  const items = list.getChildren().reduce<string[]>((done, item) => {
    if (!$isListItemNode(item)) return done
    const inner = item.getFirstChild()
    if ($isListNode(inner)) {
      const nested = listHtml(inner)
      const last = done.pop()
      return [...done, last ? last.replace(/<\/li>$/, `${nested}</li>`) : `<li>${nested}</li>`]
    }
    const kind = isChecks ? { 'data-list': item.getChecked() ? 'checked' : 'unchecked' } : {}
    const said = `${formatAttributes(blockFormatsOf(item))}${attributes(kind)}`
    return [...done, `<li${said}>${contentHtml(item)}</li>`]
  }, [])
  const start = list.getStart() === 1 ? undefined : String(list.getStart())
  const tag = list.getTag()
  return `<${tag}${attributes({ start: tag === 'ol' ? start : undefined })}>${items.join('')}</${tag}>`
}

const blockHtml = (node: LexicalNode): string => {
  if ($isListNode(node)) return listHtml(node)
  if (!$isElementNode(node)) return ''
  const tag = $isHeadingNode(node) ? node.getTag() : $isQuoteNode(node) ? 'blockquote' : 'p'
  return `<${tag}${formatAttributes(blockFormatsOf(node))}>${contentHtml(node)}</${tag}>`
}

/** The editor's text as stored HTML; empty if there is no text. */
export const $writeHtml = (): string => {
  const root = $getRoot()
  return root.getTextContent().trim() === '' ? '' : root.getChildren().map(blockHtml).join('')
}
