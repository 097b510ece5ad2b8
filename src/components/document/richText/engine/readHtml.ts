import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import {
  $createParagraphNode,
  $isElementNode,
  $isTextNode,
  getStaticNodeConfig,
  TextNode,
  type DOMConversionMap,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { asRichText } from '@/domain/shared/text/richText'
import { isHref } from '@/domain/shared/text/textLink'
import { blockFormats, inlineFormats, type InlineFormats } from '@/domain/shared/text/textFormats'
import { letterStyle } from './letterStyle'
import { nestQuillLists } from './quillLists'
import { nestWordLists } from './wordLists'

const BLOCKS = 'p, div, pre, blockquote, li, ol, ul, h1, h2, h3, h4, h5, h6'
/** Lexical's indentation step, in pixels. */
const STEP = 40

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

/** The character formats of all elements around a text; the innermost wins. */
const formatsAround = (text: Node): InlineFormats => {
  const formats: InlineFormats = {}
  for (let element = text.parentElement; element; element = element.parentElement) {
    const own = inlineFormats(attributesOf(element))
    formats.color ??= own.color
    formats.background ??= own.background
    formats.font ??= own.font
    formats.size ??= own.size
  }
  return formats
}

const readText = getStaticNodeConfig(TextNode).ownNodeConfig?.importDOM?.['#text']

/** Lexical's import of texts, extended by colours, fonts and sizes. */
export const LETTER_IMPORT: DOMConversionMap = {
  '#text': (text) => {
    const base = readText?.(text as never)
    if (!base) return null
    return {
      priority: 1,
      conversion: (node: Node) => {
        const read = base.conversion(node as never)
        const style = letterStyle(formatsAround(node))
        const isCode = node.parentElement?.closest('pre') != null
        for (const made of [read?.node ?? []].flat()) {
          if (!$isTextNode(made)) continue
          if (style) made.setStyle(style)
          if (isCode && !made.hasFormat('code')) made.toggleFormat('code')
        }
        return read
      },
    }
  },
}

/** Converts paragraph formats from any source of HTML to the attributes that Lexical reads. */
const settleBlocks = (page: Document) => {
  for (const block of page.querySelectorAll<HTMLElement>(BLOCKS)) {
    const { align, indent, dir } = blockFormats(attributesOf(block))
    block.style.textAlign = align === 'right' ? 'end' : (align ?? '')
    block.style.paddingInlineStart = indent ? `${indent * STEP}px` : ''
    if (dir) block.setAttribute('dir', dir)
  }
}

const dropBadLinks = (page: Document) => {
  for (const link of page.querySelectorAll('a'))
    if (!isHref(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes)
}

const isInline = (node: LexicalNode) => !$isElementNode(node) || node.isInline()

/**
 * Nodes for the root, which only accepts blocks: inline content is wrapped in a paragraph.
 * @param mayStayInline leaves purely inline content as is, for pasting into the paragraph at the
 *   cursor
 */
export const inParagraphs = (nodes: LexicalNode[], mayStayInline = false): LexicalNode[] => {
  if (mayStayInline && nodes.every(isInline)) return nodes
  const blocks: LexicalNode[] = []
  let run: LexicalNode[] = []
  const close = () => {
    if (run.length > 0) blocks.push($createParagraphNode().append(...run))
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else {
      close()
      blocks.push(node)
    }
  }
  close()
  return blocks
}

/** Nodes from parsed HTML: stored text, Quill's included, or pasted. */
export const $readPage = (editor: LexicalEditor, page: Document): LexicalNode[] => {
  nestQuillLists(page)
  nestWordLists(page)
  dropBadLinks(page)
  settleBlocks(page)
  return $generateNodesFromDOM(editor, page)
}

/**
 * Nodes from a stored text, each a paragraph, heading, quote or list.
 * @param html parsed in a separate document, where no script runs and no image loads
 */
export const $readHtml = (editor: LexicalEditor, html: string): LexicalNode[] =>
  inParagraphs($readPage(editor, new DOMParser().parseFromString(asRichText(html), 'text/html')))
