'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  CLEAR_HISTORY_COMMAND,
  COMMAND_PRIORITY_LOW,
  HISTORY_MERGE_TAG,
  mergeRegister,
  SKIP_DOM_SELECTION_TAG,
  $getNodeByKey,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createTools } from './createTools'
import { registerPaste } from './paste'
import { $readState } from './readState'
import { registerShortcuts } from './shortcuts'
import { $showHtml } from './showHtml'
import type { TextEditorProps } from './textEditorProps'
import { $writeHtml } from './writeHtml'
import { $isListNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'

/** Lexical renders check lists as lists of check boxes: the role must be group. */
const registerCheckListRole = (editor: LexicalEditor) =>
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

/**
 * Keeps the editor in sync with the form. Opening a text does not change it: the stored HTML stays,
 * even if the editor would serialize it differently, until the user edits the text.
 */
export const useEditorInForm = (props: TextEditorProps) => {
  const { value, isLocked } = props
  const [editor] = useLexicalComposerContext()
  /** The last displayed value, as stored and as the editor serializes it. */
  const opened = useRef<{ stored: string; written: string } | null>(null)
  const known = useRef(value)
  const steps = useRef({ canUndo: false, canRedo: false })

  const reportState = useEffectEvent(() => {
    const state = editor.getEditorState().read($readState, { editor })
    props.onState({ ...state, ...steps.current })
  })
  const changed = useEffectEvent(() => {
    const written = editor.getEditorState().read($writeHtml, { editor })
    const now = opened.current?.written === written ? opened.current.stored : written
    if (now === known.current) return
    known.current = now
    props.onChange(now)
  })
  const opens = useEffectEvent(() => {
    // Runs after the text is in the editor, unlike its state.
    const written = editor.read($writeHtml)
    opened.current = { stored: value, written }
    known.current = value
  })
  const ready = useEffectEvent(() => {
    opens()
    const tools = createTools(editor)
    props.onReady(tools)
    return registerShortcuts(editor, { tools, toToolbar: () => props.toToolbar() })
  })

  useEffect(() => {
    const canStep = (step: 'canUndo' | 'canRedo') => (can: boolean) => {
      steps.current = { ...steps.current, [step]: can }
      reportState()
      return false
    }
    return mergeRegister(
      ready(),
      registerPaste(editor),
      registerCheckListRole(editor),
      editor.registerCommand(CAN_UNDO_COMMAND, canStep('canUndo'), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, canStep('canRedo'), COMMAND_PRIORITY_LOW),
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) changed()
        reportState()
      }),
    )
  }, [editor])

  useEffect(() => editor.setEditable(!isLocked), [editor, isLocked])

  // The form's value changed from outside: it was reset, or the server sanitized it.
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    editor.update(() => $showHtml(editor, value), {
      discrete: true,
      tag: [HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG],
    })
    opens()
    editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  }, [editor, value])
}
