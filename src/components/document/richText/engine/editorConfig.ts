import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { LETTER_IMPORT } from './readHtml'

/** Configuration of the editor and its tests. */
export const EDITOR_CONFIG = {
  namespace: 'formatted-text',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
  html: { import: LETTER_IMPORT },
  theme: {
    list: { nested: { listitem: 'formatted__nested' } },
    text: {
      underline: 'formatted__underline',
      strikethrough: 'formatted__strike',
      underlineStrikethrough: 'formatted__underline-strike',
    },
  },
  onError: (error: Error) => {
    throw error
  },
}
