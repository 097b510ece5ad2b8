import {
  COMMAND_PRIORITY_NORMAL,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import type { TextTools } from '../textTools'
import { TEXT_KEYS, type TextKey } from '../textKeys'

const RUN: Readonly<Record<TextKey, (tools: TextTools) => void>> = {
  strikethrough: (tools) => tools.toggleMark('strikethrough'),
  number: (tools) => tools.toggleList('number'),
  bullet: (tools) => tools.toggleList('bullet'),
  check: (tools) => tools.toggleList('check'),
  indent: (tools) => tools.indent(1),
  outdent: (tools) => tools.indent(-1),
}

const isPressed = (event: KeyboardEvent, { code, shift }: (typeof TEXT_KEYS)[TextKey]) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  event.shiftKey === shift &&
  event.code === code

/** Shortcuts in addition to Lexical's; `Alt+F10` focuses the toolbar. */
export const registerShortcuts = (
  editor: LexicalEditor,
  { tools, toToolbar }: { tools: TextTools; toToolbar: () => void },
) =>
  editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const pressed = (Object.keys(RUN) as TextKey[]).find((key) =>
        isPressed(event, TEXT_KEYS[key]),
      )
      const isToolbar = event.altKey && event.key === 'F10'
      if (!pressed && !isToolbar) return false
      event.preventDefault()
      if (isToolbar) toToolbar()
      else if (pressed) RUN[pressed](tools)
      return true
    },
    COMMAND_PRIORITY_NORMAL,
  )
