import {
  $createParagraphNode,
  $getRoot,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $readHtml } from './readHtml'

/** Replaces the editor's content by a stored text; an empty one becomes an empty line. */
export const $showHtml = (editor: LexicalEditor, html: string) => {
  const nodes = $readHtml(editor, html)
  $getRoot()
    .clear()
    .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]))
}
