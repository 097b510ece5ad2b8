import { $toggleLink } from '@payloadcms/richtext-lexical/lexical/link'
import {
  $isListItemNode,
  INSERT_CHECK_LIST_COMMAND,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type ElementNode,
  type LexicalEditor,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $createHeadingNode,
  $createQuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $patchStyleText, $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils'
import type { BlockKind, ListKind, TextTools } from '../textTools'
import { declarationOf } from './letterStyle'
import { $readState } from './readState'

/** The selection; the end of the text if it was not focused yet. */
const $selected = (): RangeSelection | null => {
  const selection = $getSelection() ?? $getRoot().selectEnd()
  return $isRangeSelection(selection) ? selection : null
}

const $isParagraphLike = (node: unknown): node is ElementNode =>
  $isElementNode(node as never) && !(node as ElementNode).isInline()

const $blocksOf = (selection: RangeSelection): ElementNode[] => {
  const nodes = [selection.anchor.getNode(), ...selection.getNodes(), selection.focus.getNode()]
  const blocks = nodes.map((node) => $findMatchingParent(node, $isParagraphLike))
  return [...new Set(blocks.filter((block) => block !== null))] as ElementNode[]
}

const $makeBlock = (block: BlockKind) => () => {
  if (block === 'paragraph') return $createParagraphNode()
  return block === 'quote' ? $createQuoteNode() : $createHeadingNode(block)
}

const LIST_COMMANDS = {
  number: INSERT_ORDERED_LIST_COMMAND,
  bullet: INSERT_UNORDERED_LIST_COMMAND,
  check: INSERT_CHECK_LIST_COMMAND,
} as const satisfies Record<ListKind, unknown>

/**
 * Keeps alignment, indent and direction when the block type changes; Lexical drops the direction.
 */
const $keepPlace = (from: ElementNode, to: ElementNode) => {
  to.setFormat(from.getFormatType()).setIndent(from.getIndent()).setDirection(from.getDirection())
}

const $forgetPlace = () => undefined

const $clear = (selection: RangeSelection) => {
  if (selection.isCollapsed()) {
    selection.setFormat(0)
    selection.setStyle('')
  }
  for (const node of selection.extract()) if ($isTextNode(node)) node.setFormat(0).setStyle('')
  $setBlocksType(selection, $createParagraphNode, $forgetPlace)
  for (const block of $blocksOf(selection)) {
    block.setFormat('').setDirection(null)
    if (!$isListItemNode(block)) block.setIndent(0)
  }
}

const $setLink = (selection: RangeSelection, href: string | null) => {
  if (href && selection.isCollapsed() && !$readState().href) {
    const text = $createTextNode(href.replace(/^(mailto|tel):/, ''))
    selection.insertNodes([text])
    text.select(0)
  }
  $toggleLink(href)
}

/** Creates the tools of an editor. */
export const createTools = (editor: LexicalEditor): TextTools => {
  const change = ($apply: (selection: RangeSelection) => void) => {
    editor.update(() => {
      const selection = $selected()
      if (selection) $apply(selection)
    })
    editor.focus()
  }
  const send = <Payload>(
    command: Parameters<typeof editor.dispatchCommand<never>>[0],
    payload?: Payload,
  ) =>
    change(() => {
      editor.dispatchCommand(command, payload as never)
    })
  return {
    toggleMark: (mark) => send(FORMAT_TEXT_COMMAND as never, mark),
    setLetters: (format, value) =>
      change((selection) => $patchStyleText(selection, declarationOf(format, value))),
    setBlock: (block) =>
      change((selection) => $setBlocksType(selection, $makeBlock(block), $keepPlace)),
    toggleList: (list) =>
      change(() => {
        const isOn = $readState().list === list
        editor.dispatchCommand(isOn ? REMOVE_LIST_COMMAND : LIST_COMMANDS[list], undefined)
      }),
    setAlign: (align) =>
      send(FORMAT_ELEMENT_COMMAND as never, align === 'right' ? 'end' : (align ?? '')),
    setDirection: (dir) =>
      change((selection) => {
        for (const block of $blocksOf(selection)) block.setDirection(dir ?? null)
      }),
    indent: (by) => send((by > 0 ? INDENT_CONTENT_COMMAND : OUTDENT_CONTENT_COMMAND) as never),
    setLink: (href) => change((selection) => $setLink(selection, href)),
    clear: () =>
      change((selection) => {
        if ($readState().list) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
        $clear(selection)
      }),
    undo: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
    redo: () => editor.dispatchCommand(REDO_COMMAND, undefined),
    focus: () => editor.focus(),
  }
}
