import { $isListNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/** A list holds items: one whose items are check boxes, as Lexical draws them, is a group. */
export const registerCheckListRole = (editor: LexicalEditor) =>
  editor.registerMutationListener(ListNode, (mutations) => {
    for (const [key, mutation] of mutations) {
      const list = mutation === 'destroyed' ? null : editor.getElementByKey(key)
      if (!list) continue
      const isChecks = editor.getEditorState().read(() => {
        const node = $getNodeByKey(key)
        return $isListNode(node) && node.getListType() === 'check'
      })
      if (isChecks) list.setAttribute('role', 'group')
      else list.removeAttribute('role')
    }
  })
