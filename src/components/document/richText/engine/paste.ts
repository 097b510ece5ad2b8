import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  PASTE_COMMAND,
  PASTE_TAG,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { hexOf } from '@/domain/shared/text/textColor'
import { $readPage, inParagraphs } from './readHtml'

/** Lexical's own clipboard format, which is lossless. */
const OWN = 'application/x-lexical-editor'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** Default colours, which nobody chose. */
type Plain = { inks: readonly string[]; papers: readonly string[] }

/** Word processors write black on white for every word. */
const OF_WORD_PROCESSORS: Plain = { inks: ['#000000'], papers: ['#ffffff'] }

/** A browser copies the page's default colours, possibly ours. */
const plainOf = (root: HTMLElement): Plain => {
  const frame = root.parentElement ?? root
  return {
    inks: [...OF_WORD_PROCESSORS.inks, hexOf(getComputedStyle(root).color) ?? ''],
    papers: [...OF_WORD_PROCESSORS.papers, hexOf(getComputedStyle(frame).backgroundColor) ?? ''],
  }
}

/** Removes default colours, and font sizes in headings, which have their own. */
const forgetDefaults = (page: Document, { inks, papers }: Plain) => {
  for (const element of page.querySelectorAll<HTMLElement>('[style], font')) {
    const { style } = element
    if (inks.includes(hexOf(style.color || (element.getAttribute('color') ?? '')) ?? 'none')) {
      style.color = ''
      element.removeAttribute('color')
    }
    if (papers.includes(hexOf(style.backgroundColor) ?? 'none')) style.background = ''
    if (element.closest(HEADINGS)) style.fontSize = ''
  }
}

/**
 * Nodes from another program's clipboard.
 * @param plain default colours to ignore
 */
export const $readPasted = (
  editor: LexicalEditor,
  html: string,
  plain = OF_WORD_PROCESSORS,
): LexicalNode[] => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  forgetDefaults(page, plain)
  return inParagraphs($readPage(editor, page), true)
}

/** Handles pasting from other programs, with lists, colours, sizes and alignments. */
export const registerPaste = (editor: LexicalEditor) =>
  editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const copied = 'clipboardData' in event ? event.clipboardData : null
      const html = copied?.getData('text/html')
      if (!copied || !html || copied.types.includes(OWN)) return false
      if (!$isRangeSelection($getSelection())) return false
      event.preventDefault()
      const root = editor.getRootElement()
      const plain = root ? plainOf(root) : OF_WORD_PROCESSORS
      editor.update(() => $insertNodes($readPasted(editor, html, plain)), { tag: PASTE_TAG })
      return true
    },
    COMMAND_PRIORITY_LOW,
  )
