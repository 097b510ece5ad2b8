import {
  $createParagraphNode,
  $getRoot,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $readHtml } from './readHtml'

/** Puts a stored text in the place of what the editor shows; an empty one is an empty line. */
export const $showHtml = (editor: LexicalEditor, html: string) => {
  const nodes = $readHtml(editor, html)
  $getRoot()
    .clear()
    .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]))
}
