import { $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import type { ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $isListNode } from '@payloadcms/richtext-lexical/lexical/list'
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $getSelectionStyleValueForProperty } from '@payloadcms/richtext-lexical/lexical/selection'
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils'
import type { TextAlign } from '@/domain/shared/text/richText'
import type { BlockKind, ListKind, Mark, TextState } from '../textTools'
import { LETTER_FORMATS, lettersIn, propertyOf } from './letterStyle'

const MARKS: readonly Mark[] = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
  'code',
]

/** Alignment of an editor block in our terms: `right` is the end of the line. */
export const alignOf = (block: ElementNode): TextAlign | undefined => {
  const align = block.getFormatType()
  if (align === 'center' || align === 'justify') return align
  return align === 'end' || align === 'right' ? 'right' : undefined
}

const blockKind = (block: LexicalNode | null): BlockKind => {
  if ($isHeadingNode(block)) return block.getTag()
  return $isQuoteNode(block) ? 'quote' : 'paragraph'
}

const lettersOf = (selection: RangeSelection) =>
  lettersIn(
    LETTER_FORMATS.map((format) => {
      const property = propertyOf(format)
      return `${property}: ${$getSelectionStyleValueForProperty(selection, property, '')}`
    }).join(';'),
  )

/** The formats at the cursor; call within a read or an update of the editor. */
export const $readState = (): Omit<TextState, 'canUndo' | 'canRedo'> => {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return { marks: [], block: 'paragraph' }
  const anchor = selection.anchor.getNode()
  const block = $findMatchingParent(
    anchor,
    (node): node is ElementNode => $isElementNode(node) && !node.isInline(),
  )
  const list = $findMatchingParent(anchor, $isListNode) as ListNode | null
  const link = $findMatchingParent(anchor, $isLinkNode)
  return {
    ...lettersOf(selection),
    marks: MARKS.filter((mark) => selection.hasFormat(mark)),
    block: blockKind(block),
    list: list ? (list.getListType() as ListKind) : undefined,
    align: block ? alignOf(block) : undefined,
    dir: block?.getDirection() ?? undefined,
    href: $isLinkNode(link) ? link.getURL() : undefined,
  }
}
